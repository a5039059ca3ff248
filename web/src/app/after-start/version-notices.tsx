import { messages } from '@caretrail/contract/i18n/messages';
import { useWaitingLanguage } from '../../lib/language.ts';
import { update, useIsOutdated } from '../../lib/web-build.ts';
import { noticeLook } from '../../shell/notices.tsx';
import { Button } from '../../ui/button.tsx';

const texts = messages('app/version', {
  newVersion: 'A new version of Caretrail is ready.',
  language:
    'Your language is saved. Save anything you entered on other pages, then reload to use {language}.',
  update: 'Update now',
  reload: 'Reload page',
});

/** Offered, never forced: input in a form is lost only if the user presses. */
function NewVersionNotice() {
  const isOutdated = useIsOutdated();
  return (
    <div role="status">
      {isOutdated && (
        <p className={noticeLook}>
          {texts.newVersion}
          <Button look="secondary" onClick={update.now}>
            {texts.update}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Offered where loading the page again would lose something. */
function LanguageNotice() {
  const language = useWaitingLanguage();
  return (
    <div role="status">
      {language !== null && (
        <p className={noticeLook}>
          {texts.language({ language: language.name })}
          <Button look="secondary" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Above the screen: another build of the app is ready, or another language. */
export const VersionNotices = () => (
  <>
    <NewVersionNotice />
    <LanguageNotice />
  </>
);
