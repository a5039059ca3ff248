import { knownTitles, type ReadFile, type TitlesOf } from './test-titles.ts';

/** One test that proves a control. */
export type Proof = { readonly file: string; readonly title: string };

type Rating = { readonly severity: number; readonly likelihood: number };
type Control = { readonly text: string; readonly proofs: readonly Proof[] };

/** One hazard of docs/clinical-safety.md, as parsed. */
export type Hazard = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly controls: readonly Control[];
};

const headingForm = /^### (H\d\d) \S/;
const proofForm = /^ {2}- `([^`]+)` › "(.+)"$/;
const controlForm = /^- Control: (.+)$/;
const acceptedForm = /^- Accepted, no control: \S/;
const ratingForm = /^(\d) × (\d) = (\d+), (.+)$/;

export function hazardsIn(markdown: string): Hazard[] {
  const parts = markdown.split(/^(?=### )/m).filter((part) => part.startsWith('### '));
  return parts.map((part) => {
    const lines = (part.split(/^## /m)[0] ?? '').trimEnd().split('\n');
    const controls: { text: string; proofs: Proof[] }[] = [];
    for (const line of lines) {
      const text = controlForm.exec(line)?.[1];
      if (text !== undefined) controls.push({ text, proofs: [] });
      const [, file = '', title = ''] = proofForm.exec(line) ?? [];
      if (file !== '') controls.at(-1)?.proofs.push({ file, title });
    }
    return { id: headingForm.exec(lines[0] ?? '')?.[1] ?? '', lines, controls };
  });
}

/** The bands of the risk matrix, each up to its number. */
const bands = [
  [4, 'low'],
  [9, 'medium'],
  [14, 'high'],
  [25, 'very high'],
] as const;
const bandOf = (risk: number): string => bands.find(([most]) => risk <= most)?.[1] ?? '';

const isOnScale = (value: number): boolean => value >= 1 && value <= 5;

/** Null: it is not written as `3 × 2 = 6, medium`, or does not add up. */
function ratingOf({ lines }: Hazard, when: 'Before' | 'After'): Rating | null {
  const line = lines.find((each) => each.startsWith(`- ${when}: `)) ?? '';
  const [, ...found] = ratingForm.exec(line.slice(`- ${when}: `.length)) ?? [];
  const [severity = 0, likelihood = 0, risk = 0] = found.map(Number);
  if (!isOnScale(severity) || !isOnScale(likelihood)) return null;
  const isRight = risk === severity * likelihood && found[3] === bandOf(risk);
  return isRight ? { severity, likelihood } : null;
}

function ratingFaults(hazard: Hazard): string[] {
  const [before, after] = [ratingOf(hazard, 'Before'), ratingOf(hazard, 'After')];
  if (before === null || after === null)
    return ['needs Before and After as “3 × 2 = 6, medium”, by the scales and the matrix.'];
  const risk = after.severity * after.likelihood;
  const isLowered = risk < before.severity * before.likelihood;
  return [
    ...(isLowered && hazard.controls.length === 0 ? ['is lowered by no control.'] : []),
    ...(risk > before.severity * before.likelihood ? ['is riskier after its controls.'] : []),
    ...(risk > 9 && !hazard.lines.some((line) => line.startsWith('- Open: '))
      ? [`is ${bandOf(risk)} after its controls and names nothing that is “Open”.`]
      : []),
  ];
}

/** The row of a hazard in the table of all; null while its ratings cannot be read. */
export function summaryRow(hazard: Hazard): string | null {
  const { lines } = hazard;
  const [before, after] = [ratingOf(hazard, 'Before'), ratingOf(hazard, 'After')];
  if (before === null || after === null) return null;
  const inWords = ({ severity, likelihood }: Rating): string =>
    `${severity * likelihood} ${bandOf(severity * likelihood)}`;
  const marks = [
    ...(lines.some((line) => acceptedForm.test(line)) ? ['accepted'] : []),
    ...(lines.some((line) => line.startsWith('- Open: ')) ? ['open'] : []),
  ];
  const cells = [(lines[0] ?? '').slice(8), inWords(before), inWords(after), marks.join(', ')];
  return `| ${hazard.id} | ${cells.join(' | ')} |`;
}

function proofFault({ file, title }: Proof, titlesOf: TitlesOf): string | null {
  const titles = titlesOf(file);
  if (titles === null) return `names ${file}, which is not there.`;
  return titles.has(title) ? null : `names “${title}”, which is no test that runs in ${file}.`;
}

function hazardFaults(hazard: Hazard, titlesOf: TitlesOf): string[] {
  const { lines, controls } = hazard;
  const missing = ['Cause', 'Effect'].filter(
    (name) => !lines.some((line) => line.startsWith(`- ${name}: `)),
  );
  const isAccepted = lines.some((line) => acceptedForm.test(line));
  // A test that is named in any other way would not be checked.
  const unread = lines.filter(
    (line) => /\.(?:test|spec)\.tsx?/.test(line) && !proofForm.test(line),
  );
  return [
    ...missing.map((name) => `has no line “${name}”.`),
    ...(controls.length === 0 && !isAccepted
      ? ['has no control, and no reason why it is accepted without.']
      : []),
    ...(controls.length > 0 && isAccepted ? ['has controls and is accepted without.'] : []),
    ...controls
      .filter(({ proofs }) => proofs.length === 0)
      .map(({ text }) => `has a control without a test: ${text}`),
    ...controls
      .flatMap(({ proofs }) => proofs)
      .map((proof) => proofFault(proof, titlesOf))
      .filter((fault) => fault !== null),
    ...unread.map((line) => `names a test in a way that is not read: ${line.trim()}`),
    ...ratingFaults(hazard),
  ];
}

/** The faults of the hazard log, as sentences; none when every control has an existing test. */
export function hazardLogFaults(markdown: string, readFile: ReadFile): string[] {
  const hazards = hazardsIn(markdown);
  const titlesOf = knownTitles(readFile);
  const ids = hazards.map(({ id }) => id);
  return [
    ...(hazards.length === 0 ? ['The hazard log has no hazards.'] : []),
    ...hazards.flatMap((hazard, index) => {
      const { id, lines } = hazard;
      if (id === '') return [`“${lines[0]}” does not begin with an id such as H01.`];
      const again = ids.indexOf(id) === index ? [] : ['is there twice.'];
      const row = summaryRow(hazard);
      const unlisted =
        row === null || markdown.includes(`${row}\n`) ? [] : [`is not in the table: ${row}`];
      return [...again, ...unlisted, ...hazardFaults(hazard, titlesOf)].map(
        (fault) => `${id} ${fault}`,
      );
    }),
  ];
}
