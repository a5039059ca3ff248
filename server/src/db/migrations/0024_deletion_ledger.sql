-- Which accounts were deleted for good, by ids that name nobody any more: a backup from before still holds them, and
-- restoring it must not bring them back.
CREATE TABLE deletion_ledger (
  account_id uuid PRIMARY KEY,
  deleted_at timestamptz NOT NULL,
  -- When the file store was told too; it outlives the database.
  marked_at timestamptz
);

CREATE INDEX deletion_ledger_unmarked_idx ON deletion_ledger (deleted_at) WHERE marked_at IS NULL;
