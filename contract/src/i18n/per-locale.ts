/** Creates one formatter per locale, on first use: creating one takes milliseconds. */
export function perLocale<Format>(create: (locale: string) => Format): (locale: string) => Format {
  const created = new Map<string, Format>();
  return (locale) => {
    let format = created.get(locale);
    if (format === undefined) {
      format = create(locale);
      created.set(locale, format);
    }
    return format;
  };
}
