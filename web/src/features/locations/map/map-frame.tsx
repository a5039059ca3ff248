import type { Position } from '@caretrail/contract/locations/distance';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { Map } from 'maplibre-gl';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { scrollerOf } from '../../../lib/content-area.ts';
import { Button } from '../../../ui/button.tsx';
import { fillMap } from './fill-map.ts';
import { makeMap, showAll } from './make-map.ts';
import { attributionsOf, type MapSettings } from './operator-map.ts';
import { mapTexts as texts } from './texts.ts';

type Shown =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly map: Map; readonly attributions: readonly string[] };

/** Creates a map in an element and removes it on unmount. */
function useInteractiveMap(positions: readonly Position[], settings: MapSettings) {
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  // The initial view; a later search does not move the map.
  const begin = useEffectEvent((element: HTMLElement) => makeMap(element, positions, settings));
  const isOwn = settings.style_url === null;
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const map = begin(element);
    const onFailure = (): void =>
      setShown((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    let stop = (): void => undefined;
    map.on('error', onFailure);
    map.once('load', () => {
      if (isOwn) stop = fillMap(map, onFailure);
      setShown({ status: 'ready', map, attributions: isOwn ? [] : attributionsOf(map) });
    });
    return () => {
      stop();
      map.remove();
    };
  }, [isOwn]);
  return { container, shown };
}

/**
 * For a map that moves focused pins into view. Before that, the browser scrolls the page towards the old position of
 * the pin. This restores the page's scroll position and scrolls only as far as needed.
 */
function useSteadyPage() {
  const before = useRef<number | null>(null);
  return {
    onKeyDownCapture: ({ key, currentTarget }: KeyboardEvent): void => {
      before.current = key === 'Tab' ? scrollerOf(currentTarget).scrollTop : null;
    },
    /** Runs after the pin's own handler. */
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      if (before.current === null) return;
      scrollerOf(target).scrollTo({ top: before.current, behavior: 'instant' });
      before.current = null;
      target.scrollIntoView({ block: 'nearest' });
    },
  };
}

type MapFrameProps = {
  readonly settings: MapSettings;
  /** The positions of the initial view. */
  readonly positions: readonly Position[];
  /** The button that opened it: the focus moves from there to the map, unless it has moved on. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** The content on the map. */
  readonly children: (map: Map) => ReactNode;
};

/** The map with its buttons, which have labels and are below it. */
export function MapFrame({ settings, positions, opener, children }: MapFrameProps) {
  const { container, shown } = useInteractiveMap(positions, settings);
  const steady = useSteadyPage();
  const map = shown.status === 'ready' ? shown.map : null;
  useEffect(() => {
    if (opener?.current && document.activeElement === opener.current)
      map?.getCanvas().focus({ preventScroll: true });
  }, [map, opener]);
  if (shown.status === 'failed') return <p role="alert">{texts.notOpened}</p>;
  const button = 'px-3';
  return (
    <div className="space-y-2" {...steady}>
      <div
        ref={container}
        className="aspect-square max-h-[70vh] min-h-80 w-full overflow-hidden rounded-sheet border border-edge bg-map-sea has-[canvas:focus-visible]:outline-3 has-[canvas:focus-visible]:outline-offset-3 has-[canvas:focus-visible]:outline-focus sm:aspect-[4/3] xl:aspect-[4/5]"
      />
      {map !== null && children(map)}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" className={button} onClick={() => map?.zoomIn()}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.zoomIn}
        </Button>
        <Button look="secondary" className={button} onClick={() => map?.zoomOut()}>
          <Minus className="size-5" aria-hidden="true" />
          {texts.zoomOut}
        </Button>
        {positions.length > 1 && (
          <Button
            look="secondary"
            className={button}
            onClick={() => map !== null && showAll(map, positions)}
          >
            <Maximize className="size-5" aria-hidden="true" />
            {texts.showAll}
          </Button>
        )}
      </div>
      {shown.status === 'ready' && shown.attributions.length > 0 && (
        <p className="text-small text-ink-soft">{shown.attributions.join(' · ')}</p>
      )}
    </div>
  );
}
