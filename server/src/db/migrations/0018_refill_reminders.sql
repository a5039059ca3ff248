-- Reminders that a medicine runs low. Whoever has chosen reminders before is asked, not written to.
ALTER TABLE reminder_settings
  ADD COLUMN stock_by text[] NOT NULL DEFAULT '{}',
  ADD COLUMN stock_since timestamptz NOT NULL DEFAULT now();
-- When a strength was counted or filled up: each count is written about once.
ALTER TABLE medication_stock ADD COLUMN counted_at timestamptz NOT NULL DEFAULT now();
