import { expect, test } from './fixtures.ts';
import { png, pdf } from '@caretrail/server/testing/sample-files';
const out = '/tmp/looks';
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
for (const scheme of ['light', 'dark'] as const)
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${scheme} ${size}`, async ({ page, product }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: scheme });
      await product.signIn(page);
      const shot = (n: string) =>
        page.screenshot({ path: `${out}/${n}-${size}-${scheme}.png`, fullPage: true });
      await page.goto('/timelines?new=');
      await page.getByRole('heading', { name: 'New event' }).waitFor();
      await shot('form-empty');
      await page.route('**/events_api_gateway/', (r) => r.continue());
      if (process.env.ALL && scheme === 'light') {
        for (const t of [
          'Appointment',
          'Consultations',
          'Scan',
          'Test',
          'Treatment',
          'Rehab',
          'Result',
          'Important Data',
          'Document',
          'Medication',
        ]) {
          await page.getByRole('radio', { name: t, exact: true }).check({ force: true });
          await shot(`form-${t.replace(' ', '')}`);
        }
      }
      await page.getByRole('radio', { name: 'Result', exact: true }).check({ force: true });
      await page.getByText('Add more details').click();
      await page.getByRole('checkbox', { name: 'It lasts several days' }).check();
      await page.getByRole('checkbox', { name: 'In another time zone' }).check();
      await page.getByRole('button', { name: 'Save event' }).click();
      await shot('form-mistakes');
      await page.getByRole('checkbox', { name: 'It lasts several days' }).uncheck();
      await page.getByRole('checkbox', { name: 'In another time zone' }).uncheck();
      await page.getByLabel('Title').fill('Blood count after the second cycle');
      await page.getByRole('button', { name: 'Today' }).click();
      await page.getByRole('checkbox', { name: 'All day' }).check();
      await page.getByLabel('What was measured').fill('CRP');
      await page.getByLabel('Result', { exact: true }).last().fill('7,5');
      await page.getByLabel('Unit').fill('mg/L');
      await page.getByLabel('Range to').fill('5');
      await page.getByRole('button', { name: 'Add another result' }).click();
      const second = page.getByRole('group', { name: 'Result 2' });
      await second.getByLabel('What was measured').fill('Haemoglobin');
      await second.getByLabel('Result', { exact: true }).fill('13.1');
      await second.getByLabel('Unit').fill('g/dL');
      await second.getByLabel('Range from').fill('12');
      await second.getByLabel('Range to').fill('16');
      await page.getByLabel('Clinician').fill('Dr. Amara Okafor');
      await page
        .getByLabel('What was said')
        .fill('The inflammation is going down.\nNext blood test in two weeks.');
      await page.getByLabel('Question 1').fill('When is the next test?');
      await page.locator('input[type=file]').setInputFiles([
        { name: 'Letter from the clinic.pdf', mimeType: 'application/pdf', buffer: pdf() },
        { name: 'photo.png', mimeType: 'image/png', buffer: await png(600, 400) },
        { name: 'setup.exe', mimeType: '', buffer: Buffer.from('x') },
      ]);
      await shot('form-full');
      await page.getByRole('button', { name: 'Remove setup.exe' }).click();
      let release = () => {};
      await page.route('**/create_api_gateway/', async (route) => {
        await new Promise<void>((ok) => {
          release = ok;
        });
        await route.continue();
      });
      await page.getByRole('button', { name: 'Save event' }).click();
      await page.getByRole('button', { name: 'Stop sending' }).waitFor();
      await page.waitForTimeout(300);
      await shot('form-sending');
      release();
      await page.getByRole('heading', { name: 'Blood count after' }).waitFor();
      await page.waitForTimeout(500);
      await shot('event');
      await page.emulateMedia({ media: 'print' });
      await shot('event-print');
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.waitForTimeout(200);
      await page.screenshot({ path: `${out}/event-delete-${size}-${scheme}.png` });
      await page.getByRole('button', { name: 'Delete event' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await page.waitForTimeout(300);
      await shot('list-undo');
      expect(1).toBe(1);
    });
  }
