-- The job looks for patients with any reminder; reminders of stock came later than its index.
DROP INDEX reminder_settings_look_idx;
CREATE INDEX reminder_settings_look_idx ON reminder_settings (next_look_at)
  WHERE doses_by <> '{}' OR events_by <> '{}' OR stock_by <> '{}';
