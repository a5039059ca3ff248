import { addDays } from '@caretrail/contract/time/days';
import { test } from '../fixtures.ts';
import { asNeeded, medicineForm, medicinesPage, openMedicine, putMedicine, today } from '../pages/medication-pages.ts';

const cycle = (name: string, at: string, more: object = {}) => ({
  name,
  hazardous_handling: true,
  category: 'chemo',
  reason: 'Glioblastoma',
  prescriber: 'Dr. Berg',
  label_text: 'Take on an empty stomach.',
  schedule: {
    effective_from: addDays(today(), -66),
    phases: [{ seq: 1, start: { date: addDays(today(), -66) }, length: { open: true },
      pattern: { kind: 'cycle', length: 28, on_days: [1, 2, 3, 4, 5], anchor: addDays(today(), -66), cycles: 6, shifts: [], held: [] },
      slots: [{ id: 'e', at, parts: [{ strength: '140 mg', count: 2 }, { strength: '20 mg', count: 1 }] }] }],
  },
  stock: [{ strength: '140 mg', on_hand: 12, repeats_left: 1 }, { strength: '20 mg', on_hand: 100 }],
  ...more,
});

for (const [width, scheme] of [[390, 'light'], [390, 'dark'], [1440, 'light'], [1440, 'dark']] as const) {
  test(`shots ${width} ${scheme}`, async ({ page, product }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await product.signIn(page);
    await putMedicine(page, { never_stop_suddenly: true });
    await putMedicine(page, { name: 'Omeprazole', dosage: '20 mg' });
    await putMedicine(page, { name: 'Paracetamol', dosage: '2 × 500 mg', schedule: asNeeded });
    const chemo = await putMedicine(page, cycle('Temozolomide', '21:00'));
    await putMedicine(page, { name: 'Co-trimoxazole', dosage: '960 mg', times: ['23:30'], schedule: null });
    const screen = medicinesPage(page);
    const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}-${width}-${scheme}.png`, fullPage: true });
    await screen.open();
    await screen.taken.first().click();
    await page.getByRole('button', { name: 'Take one now: Paracetamol' }).click();
    await page.waitForTimeout(800);
    await shot('page');
    await openMedicine(page, chemo);
    await page.waitForTimeout(800);
    await shot('medicine');
    await page.getByRole('button', { name: 'Cycle 4: delay by a week' }).click();
    await page.screenshot({ path: `/tmp/shots/delay-${width}-${scheme}.png` });
    await page.getByRole('button', { name: 'Cancel' }).click();
    const form = medicineForm(page);
    await form.open();
    await shot('form-new');
    await form.name.fill('Ondansetron');
    await form.howOften('In cycles').check();
    await shot('form-cycle');
    await form.howOften('In steps that change').check();
    await form.field('From (mg)').fill('8');
    await form.field('By (mg)').fill('2');
    await form.field('Every how many days').fill('5');
    await form.field('Down or up to (mg)').fill('0');
    await page.getByRole('button', { name: 'Make the steps' }).click();
    await shot('form-taper');
    await form.time('Time', '08:00');
    await page.getByRole('button', { name: 'Today' }).click();
    await form.toPreview.click();
    await page.waitForTimeout(300);
    await shot('preview');
    await page.goto('/medication?print=');
    await page.waitForTimeout(500);
    await shot('print');
  });
}
