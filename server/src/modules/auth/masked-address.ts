/** `patient@demo.example` → `p•••••t@demo.example`: enough to recognise one's own, not enough to learn another. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const shown = name.length <= 2 ? `${name.slice(0, 1)}•••` : `${name.at(0)}•••••${name.at(-1)}`;
  return `${shown}${email.slice(at)}`;
}
