/** The service is not there, or does not work. Says nothing about the picture. */
export class TextRecognitionProblem extends Error {
  override readonly name = 'TextRecognitionProblem';
  readonly code: string;

  constructor(code: string) {
    super(`Text recognition failed: ${code}`);
    this.code = code;
  }
}

/**
 * Reads the words in a picture. Its promises:
 * - it gets an upright PNG in greys, and nothing about the user;
 * - nothing of the picture leaves the operator's machines or stays behind;
 * - it returns the words line by line, none where there are none, and ends in time;
 * - otherwise it throws a TextRecognitionProblem.
 */
export type TextRecognition = { read(picture: Buffer): Promise<string> };
