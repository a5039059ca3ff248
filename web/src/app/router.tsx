import { type RouteName, routeNames, routes } from '@caretrail/contract/access/routes';
import { Route, Routes } from 'react-router';
import { lazyPage } from '../lib/lazy-page.ts';
import { useChosenRecord } from '../session/chosen-record.ts';
import { PublicLayout } from '../shell/public-layout.tsx';
import { pages } from './pages.ts';

/** Its own chunk: the screens before the app need neither the menu nor its icons. */
export const AppFrame = lazyPage(() => import('./app-frame.tsx').then((m) => m.AppFrame));

/** §2.1: a list of roles means "behind the guard of §2.3"; these screens sit in the layout of the app. */
export const isInApp = (name: RouteName): boolean => typeof routes[name].access !== 'string';

const routeOf = (name: RouteName) => {
  if (name === 'root') return null;
  const Page = pages[name];
  return <Route key={name} path={routes[name].pattern} element={<Page />} />;
};

/** The access guard has already turned away every path that is not in the table. */
export function Screens() {
  // Nothing of a screen outlives the record that it was about.
  const record = useChosenRecord()?.id;
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {routeNames.filter((name) => !isInApp(name)).map(routeOf)}
      </Route>
      <Route element={<AppFrame key={record} />}>{routeNames.filter(isInApp).map(routeOf)}</Route>
    </Routes>
  );
}
