const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a file, in the form that the server computes it; null if the browser cannot, or the file is gone. */
export async function fileDigest(file: Blob): Promise<string | null> {
  // Available in secure contexts only, whatever the types say.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  try {
    return subtle ? hex(await subtle.digest('SHA-256', await file.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
