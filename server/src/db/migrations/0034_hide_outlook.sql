-- Articles about prognosis, survival or life expectancy are not shown to this patient. Off for those who know the list as
-- it was; on for everyone who begins from now on.
ALTER TABLE patients ADD COLUMN hide_outlook boolean NOT NULL DEFAULT false;
ALTER TABLE patients ALTER COLUMN hide_outlook SET DEFAULT true;
