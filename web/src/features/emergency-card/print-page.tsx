import { Printer } from 'lucide-react';
import { useState } from 'react';
import { emergencyCardApi } from '../../data/emergency-card.ts';
import { loadedOf } from '../../data/request-state.ts';
import { useArrival } from '../../lib/use-arrival.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadedPart } from '../../ui/loaded-part.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { PaperCard } from './paper-card.tsx';
import { printTexts as texts } from './texts.ts';
import { WalletCard } from './wallet-card.tsx';

type CardPrintPageProps = { readonly backHref: string };

/** A screen for printing: on paper there is only the card. */
export function CardPrintPage({ backHref }: CardPrintPageProps) {
  useArrival(texts.title);
  const loaded = loadedOf(emergencyCardApi.useReadCardQuery());
  const [isWallet, setWallet] = useState(true);
  return (
    <div className="max-w-[52rem]">
      <div className="print:hidden">
        <BackLink to={backHref}>{texts.back}</BackLink>
        <h1 tabIndex={-1} className="mt-2 mb-3 text-h1">
          {texts.title}
        </h1>
      </div>
      <LoadedPart loaded={loaded}>
        {({ card }) => (
          <>
            <div className="mb-6 space-y-4 print:hidden">
              <div role="group" aria-label={texts.what} className="flex flex-wrap gap-3">
                <ToggleButton isPressed={isWallet} onClick={() => setWallet(true)}>
                  {texts.wallet}
                </ToggleButton>
                <ToggleButton isPressed={!isWallet} onClick={() => setWallet(false)}>
                  {texts.paper}
                </ToggleButton>
              </div>
              {isWallet && <p className="text-ink-soft">{texts.walletHint}</p>}
              <Button onClick={() => print()}>
                <Printer className="size-5" aria-hidden="true" />
                {texts.print}
              </Button>
            </div>
            {isWallet ? <WalletCard key={card.made_at} card={card} /> : <PaperCard card={card} />}
          </>
        )}
      </LoadedPart>
    </div>
  );
}
