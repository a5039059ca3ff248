import { currentLanguage } from '@caretrail/contract/i18n/current-language';
import { messages } from '@caretrail/contract/i18n/messages';
import { escapeHtml } from '../../escape-html.ts';

const texts = messages('mail/layout', { closing: 'Caretrail' });

/** A paragraph of a mail: plain text, a code to type, a link, or text that ends with the address to write to. */
export type Paragraph =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly contact: string };

/** A name may have line breaks: it begins no paragraph of its own, and so does not look like a part of our text. */
const oneLine = (text: string): string => text.replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, ' ');

export const textOf = (paragraphs: readonly Paragraph[], supportEmail: string): string =>
  paragraphs
    .map((part) => {
      if (typeof part === 'string') return oneLine(part);
      if ('contact' in part) return `${part.contact} ${supportEmail}`;
      return 'code' in part ? `    ${part.code}` : `${part.label}:\n${part.link}`;
    })
    .join('\n\n')
    .concat(`\n\n${texts.closing}\n`);

const linkStyle = 'color:#0b5d5e;font-weight:700';

const htmlPart = (part: Paragraph, supportEmail: string): string => {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('contact' in part) {
    const address = escapeHtml(supportEmail);
    return `<p>${escapeHtml(part.contact)} <a href="mailto:${address}" style="${linkStyle}">${address}</a></p>`;
  }
  if ('code' in part) {
    return `<p style="font-size:32px;font-weight:700;letter-spacing:4px;margin:24px 0">${escapeHtml(part.code)}</p>`;
  }
  return `<p><a href="${escapeHtml(part.link)}" style="${linkStyle}">${escapeHtml(part.label)}</a></p>`;
};

/** No images, nothing loaded from outside: opening the mail is not tracked. */
export const htmlOf = (
  subject: string,
  paragraphs: readonly Paragraph[],
  supportEmail: string,
): string => {
  const { locale, direction } = currentLanguage();
  const parts = paragraphs.map((part) => htmlPart(part, supportEmail)).join('');
  return (
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    '<body style="font:18px/1.5 sans-serif;color:#1d2321;background:#fbf8f2;padding:24px">' +
    `<div style="max-width:560px;margin:0 auto">${parts}<p>${escapeHtml(texts.closing)}</p></div></body></html>`
  );
};
