/** Whether there is an image at an address. It tells nobody where it is shown, and is given up after `timeoutMs`. */
export function loadImage(address: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const finish = (isLoaded: boolean): void => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      // Ends what is still under way.
      if (!isLoaded) image.removeAttribute('src');
      resolve(isLoaded);
    };
    const timer = setTimeout(() => finish(false), timeoutMs);
    image.referrerPolicy = 'no-referrer';
    image.onload = () => finish(true);
    image.onerror = () => finish(false);
    image.src = address;
  });
}
