import { useState } from 'react';
import { RadioGroup } from '../src/ui/radio-group.tsx';

const themes = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ThemeSwitch() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  return (
    <div className="mt-5">
      <RadioGroup
        legend="Theme"
        name="theme"
        choices={themes}
        value={theme}
        onChange={(chosen) => {
          setTheme(chosen);
          if (chosen === 'system') delete document.documentElement.dataset['theme'];
          else document.documentElement.dataset['theme'] = chosen;
        }}
      />
    </div>
  );
}
