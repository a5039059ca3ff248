import { circleEndpoints } from '@caretrail/contract/circle/endpoints';
import { locationsEndpoints } from '@caretrail/contract/locations/endpoints';
import { comingYear, named } from '../coming-days.ts';
import { expect, expectAccessible, expectAccessibleHere, test } from '../fixtures.ts';
import { anyOf, eventForm, eventPage, eventsOf, putEvent } from '../pages/event-pages.ts';
import {
  bath,
  bristol,
  placeForm,
  placePage,
  placesOf,
  placesPage,
  putPlace,
} from '../pages/location-pages.ts';
import { largeColours } from '../seen-colours.ts';

test('§2.1 a place is added by keyboard, its pin too; the list shows the phone number and the next visit', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const [list, form] = [placesPage(page), placeForm(page)];
  await list.open();
  await expect(list.emergency).toContainText('Call your local emergency number first.');
  await page.getByRole('button', { name: 'Add a place' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a place' })).toBeFocused();
  await form.save.press('Enter');
  await expect(form.alert).toBeFocused();
  await expect(form.alert).toContainText('Select what type of place it is.');

  await page.getByRole('radio', { name: 'Clinic', exact: true }).press('Space');
  await form.name.fill('Eye clinic');
  await page.getByLabel('Phone', { exact: true }).fill('01632 960 001');
  await page.getByLabel('24-hour phone number').fill('+44 (0)1632 960 002');
  await page.getByLabel('Town').fill('bath');
  await page.getByRole('button', { name: 'Put the pin on bath' }).press('Enter');
  await expect(form.pinWords).toHaveText('The pin is at Bath.');
  await form.pin.press('Shift+ArrowRight');
  await form.pin.press('Shift+ArrowRight');
  await form.pin.press('ArrowUp');
  await expect(form.pinWords).toHaveText(/The pin is about \d km from \w+\./);
  await form.save.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Eye clinic' })).toBeVisible();
  const [place] = await placesOf(page);
  // A little to the north and more to the east of where the map has the town.
  expect(place?.lat).toBeCloseTo(51.378, 2);
  expect(place?.lng).toBeGreaterThan(bath.lng + 0.01);
  await putEvent(page, { title: 'Eye test', location_id: place?.id });
  await page.getByRole('link', { name: 'Back to places' }).click();
  const card = list.card('Eye clinic');
  await expect(card).toContainText(`Next appointment: ${named(`${comingYear}-03-05`)}, 09:30`);
  await expect(card.getByRole('link', { name: 'Eye test' })).toBeVisible();
  await expect(card.getByRole('link', { name: /^01632 960 001/ })).toHaveAttribute(
    'href',
    'tel:01632960001',
  );
  await expect(list.emergency.getByRole('link')).toHaveAttribute('href', 'tel:+441632960002');
  const directions = card.getByRole('link', { name: /^Directions in .*, Eye clinic/ });
  await expect(directions).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(list.drawing).toHaveAccessibleName('Map with a pin for Eye clinic');
  await expectAccessibleHere(page);
});

test('the map contacts no other host and violates no policy; its pins are buttons', async ({
  page,
  product,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await product.signIn(page);
  await putPlace(page, { name: 'Ward 7', ...bristol, phone: '01632 960 003' });
  await putPlace(page, { name: 'Radiotherapy', type: 'radiotherapy', lat: 51.4816, lng: -3.1791 });
  const list = placesPage(page);
  await list.open();
  await expect(list.drawing).toBeVisible();
  expect(asked.filter((url) => /maplibre/.test(url))).toEqual([]);
  await list.openMap.click();
  await expect(list.canvas).toBeFocused();
  // Sea and land: the worker has run, and the cells have come.
  await expect.poll(() => largeColours(list.canvas)).toBeGreaterThanOrEqual(2);
  expect(asked.some((url) => /\/assets\/maplibre-gl-worker-[\w-]+\.js$/.test(url))).toBe(true);
  const pin = page.getByRole('button', { name: 'Ward 7' });
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const chosen = page.getByRole('region', { name: 'On the map' }).getByRole('status');
  await expect(chosen).toContainText('01632 960 003');
  await expectAccessible(page);
  // Nearer, the pins are outside; the one that gets the focus comes back with its name.
  for (const _step of [1, 2]) await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  const last = page.getByRole('button', { name: /^(Ward 7|Radiotherapy)$/ }).last();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`))).toEqual([]);
});

test('a browser without WebGL keeps the drawing and says so', async ({ page, product }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await product.signIn(page);
  await putPlace(page, bath);
  const list = placesPage(page);
  await list.open();
  await list.openMap.click();
  await expect(page.getByText('This browser cannot show the interactive map.')).toBeVisible();
  await expect(list.drawing).toBeVisible();
});

test('another patient’s place is not found; “near me” asks on a tap only, sorts in the browser, and sends the position nowhere', async ({
  page,
  context,
  product,
  otherBrowser,
}) => {
  await product.signIn(page);
  await test.step('another patient’s place is not found', async () => {
    const other = await otherBrowser();
    await product.signIn(other);
    const theirs = await putPlace(other, { name: 'Canary' });
    await page.goto(`/locations?place=${theirs.id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'We cannot find this place' }),
    ).toBeVisible();
    await expect(page.getByText('Canary')).toHaveCount(0);
  });
  await putPlace(page, { name: 'Far', favourite: true, ...bristol });
  await putPlace(page, { name: 'Near', ...bath });
  await putPlace(page, { name: 'Unknown', type: 'lab' });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.38, longitude: -2.36 });
  const list = placesPage(page);
  await list.open();
  await expect(list.names).toHaveText(['Far', 'Near', 'Unknown']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(list.names).toHaveText(['Near', 'Far', 'Unknown']);
  await expect(list.card('Near')).toContainText('Less than 1 km away');
  // The menu asks whom one helps whenever the app has time.
  const ofOthers = ['/assets/', circleEndpoints.helping.path];
  expect(asked.filter((url) => !ofOthers.some((part) => url.includes(part)))).toEqual([]);
  await page.getByRole('button', { name: 'Show favourites first' }).click();
  await expect(list.names).toHaveText(['Far', 'Near', 'Unknown']);

  await page.getByRole('searchbox', { name: 'Search places' }).fill('unk');
  await expect(list.names).toHaveText(['Unknown']);
  await expect(page).toHaveURL(/#at=\w+$/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByLabel('Show', { exact: true }).selectOption('Laboratory');
  await expect(list.names).toHaveText(['Unknown']);
});

test('§8 the form: errors at their rows, a question before leaving, two versions, and a delete that can be undone', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const place = await putPlace(page, { ...bath, phone: '01632 960 001' });
  const [form, screen, list] = [placeForm(page), placePage(page), placesPage(page)];
  await form.edit(place.id);
  await page.getByRole('button', { name: 'Add opening hours' }).click();
  await page.getByRole('checkbox', { name: 'Monday' }).check();
  await page.getByText('Enter coordinates instead').click();
  await page.getByLabel('Longitude').fill('east');
  await form.save.click();
  await expect(form.alert).toBeFocused();
  await page.getByRole('button', { name: 'Enter the opening time.' }).click();
  await expect(page.getByRole('spinbutton', { name: 'hour, Opens at' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('0830');
  await page.getByRole('spinbutton', { name: 'hour, Closes at' }).focus();
  await page.keyboard.type('1630');
  await page.getByLabel('Latitude').fill('51.4545, -2.5879');
  await expect(page.getByLabel('Longitude')).toHaveValue('-2.5879');

  await page.getByRole('link', { name: 'Back to the place' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  const conflict = {
    your_version: 1,
    stored_version: 2,
    stored: { ...place, phone: '01632 960 999', lat: 1, lng: 2, version: 2 },
  };
  const json = { code: 'stale_version', detail: 'Look.', request_id: '1', conflict };
  const path = anyOf(locationsEndpoints.edit.path);
  await page.route(path, (route) => route.fulfill({ status: 409, json }), { times: 1 });
  await form.save.click();
  await expect(page.getByRole('heading', { name: 'This place has changed' })).toBeFocused();
  await expect(page.getByRole('row', { name: /Pin on the map/ })).toContainText('51.4545, -2.5879');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  // The server has only the first version, so that the second try is refused in earnest.
  await expect(page.getByRole('row', { name: /Opening hours/ })).toContainText(
    'Monday: 08:30–16:30',
  );
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eye clinic' })).toBeVisible();
  await expect
    .poll(() => placesOf(page))
    .toMatchObject([{ ...bristol, hours: [{ day: 'mon', opens: '08:30', closes: '16:30' }] }]);

  await expectAccessibleHere(page);
  await screen.remove.click();
  await page.getByRole('button', { name: 'Delete place' }).click();
  await expect(page.getByText('“Eye clinic” was deleted.')).toBeVisible();
  await expect(page.getByText('You have not added any places.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.names).toHaveText(['Eye clinic']);
});

test('§3 an event has a place: chosen in its form, called from its page, and its name survives a delete', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  const place = await putPlace(page, { phone: '01632 960 001', ...bath });
  const form = eventForm(page);
  await form.open();
  await form.fill('Eye test', 'Appointment');
  await page.getByLabel('Where').selectOption('Eye clinic');
  await form.save.click();
  await expect(eventPage(page).heading('Eye test')).toBeVisible();
  const where = page.getByRole('definition').filter({ hasText: 'Eye clinic' });
  await expect(where.getByRole('link', { name: /^01632 960 001/ })).toBeVisible();
  await expect(where.getByRole('link', { name: /^Directions/ })).toBeVisible();
  await where.getByRole('link', { name: 'Eye clinic', exact: true }).click();
  await expect(page).toHaveURL(`/locations?place=${place.id}`);
  // The event stands here until its place can: both can be deleted.
  await expect(page.getByRole('heading', { level: 1, name: 'Eye clinic' })).toBeVisible();
  await placePage(page).remove.click();
  await page.getByRole('button', { name: 'Delete place' }).click();
  await expect(page.getByText('“Eye clinic” was deleted.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('definition').filter({ hasText: 'Eye clinic' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Directions/ })).toHaveCount(0);
});

test('§3 a place is added inside the form of an event, and nothing typed there is lost', async ({
  page,
  product,
}) => {
  await product.signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const form = eventForm(page);
  await form.open();
  await form.fill('Check-up', 'Appointment');
  await page.getByRole('button', { name: 'Add a place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a place' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('What type of place is it?')).toHaveValue('hospital');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save place' }).click();
  await expect(dialog).toContainText('Enter the name of the place.');
  await dialog.getByLabel('Name').fill('City hospital');
  await dialog.getByLabel('Phone').fill('01632 960 001');
  await dialog.getByLabel('Phone').press('Enter');
  await expect(dialog).toHaveCount(0);
  // The form around it was not sent.
  await expect(page.getByRole('heading', { level: 1, name: 'Add an event' })).toBeVisible();
  await expect(page.getByLabel('Where').locator('option:checked')).toHaveText('City hospital');
  await expect(form.title).toHaveValue('Check-up');
  await form.save.click();
  await expect(eventPage(page).heading('Check-up')).toBeVisible();
  const [place] = await placesOf(page);
  expect(place).toMatchObject({ name: 'City hospital', type: 'hospital', phone: '01632 960 001' });
  expect(await eventsOf(page)).toMatchObject([{ location_id: place?.id }]);
});

test('where the operator has a map and knows addresses, the pin is set by either', async ({
  page,
  product,
  baseURL,
}) => {
  await product.signIn(page);
  const place = await putPlace(page, { address_lines: ['1 High Street'], city: 'Bath' });
  const settings = { style_url: `${baseURL}/streets.json`, token: null, finds_addresses: true };
  const street = { label: '1 High Street, Bath', ...bath };
  const style = {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#cde' } }],
  };
  await page.route(`**${locationsEndpoints.map.path}`, (route) =>
    route.fulfill({ json: settings }),
  );
  await page.route('**/streets.json', (route) => route.fulfill({ json: style }));
  const path = `**${locationsEndpoints.findAddress.path}`;
  await page.route(path, (route) => route.fulfill({ json: { data: [] } }), { times: 1 });
  const form = placeForm(page);
  await form.edit(place.id);
  await page.getByRole('button', { name: 'Find this address' }).click();
  await expect(page.getByText('This address was not found.')).toBeVisible();
  await page.route(path, (route) => route.fulfill({ json: { data: [street] } }));
  await page.getByRole('button', { name: 'Find this address' }).click();
  await page.getByRole('group', { name: 'Which one is it?' }).getByRole('button').click();
  await expect(form.pinWords).toHaveText('The pin is at Bath.');

  await page.getByRole('button', { name: 'Open interactive map' }).click();
  const { canvas } = placesPage(page);
  await expect(canvas).toBeVisible();
  await expectAccessibleHere(page);
  await page.getByText('Enter coordinates instead').click();
  const longitude = page.getByLabel('Longitude');
  await expect(longitude).toHaveValue(bath.lng.toFixed(4));
  await canvas.click({ position: { x: 40, y: 40 } });
  await expect(longitude).not.toHaveValue(bath.lng.toFixed(4));
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  // To the west and the north of it.
  const stored = async () => (await placesOf(page))[0];
  await expect.poll(async () => (await stored())?.lng ?? bath.lng).toBeLessThan(bath.lng);
  expect((await stored())?.lat).toBeGreaterThan(bath.lat);
});
