/** Messages as sentences: a key and operands become text in which things and people stay marked. */
import { type FluentBundle, FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Operand, Phrases, Said } from './game';

/** A piece of a sentence: plain text, a thing that can be pointed at, or somebody's name. */
export interface Piece {
  text: string;
  thing?: string;
  seat?: number;
}

const OPEN = '\uE000';
const CLOSE = '\uE001';
const FIRST = 0xe100;

/** A number that keeps its mark when it is written out, and can still be counted with. */
class MarkedNumber extends FluentNumber {
  constructor(
    value: number,
    private place: number,
  ) {
    super(value);
  }
  override toString(scope?: Scope): string {
    return mark(scope ? super.toString(scope) : String(this.value), this.place);
  }
}

const mark = (text: string, place: number) => OPEN + String.fromCharCode(FIRST + place) + text + CLOSE;

/** The Fluent identifier of a key. */
export const ident = (key: string): string => key.replaceAll('.', '-');

/** The last part of a key, made readable: what is said where nobody has put it into words. */
export const readable = (key: string): string => key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' ');

/** The key of a rule's text: `HC-4.1` of a game is `<slug>.rule.4_1`. */
export function ruleKey(rule: string, slug: string): string {
  return `${slug}.rule.${rule.slice(rule.indexOf('-') + 1).replaceAll('.', '_')}`;
}

/** The text of a key, or of one of its attributes; a lacking key shows itself. */
export function format(
  bundle: FluentBundle,
  key: string,
  values: Record<string, FluentVariable> = {},
  variant = '',
): string {
  const message = bundle.getMessage(ident(key));
  const pattern = (variant && message?.attributes[variant]) || message?.value;
  if (!pattern) return `⟦${key}⟧`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  return errors.length ? `⟦${key}: ${errors[0].message}⟧` : text;
}

/** The form of a text that a table's options call for, such as `time_cycle-longer`; otherwise the one given. */
export function agreedForm(
  bundle: FluentBundle,
  key: string,
  options: Record<string, unknown>,
  otherwise = '',
): string {
  const forms = bundle.getMessage(ident(key))?.attributes ?? {};
  const named = Object.entries(options).map(([option, value]) => `${option}-${value}`);
  return named.find((form) => form in forms) ?? otherwise;
}

/** Digits of a text in the digits of a language; coordinates are not numbers, but have digits. */
export function inDigits(text: string, lang: string): string {
  return lang === 'fa' ? text.replace(/[0-9]/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]) : text;
}

/** The name of a value: from the list, or for a cell of a plane its coordinates. */
function nameOf(operand: Operand, value: number | string): string {
  const [width, reach] = operand.plane ?? [];
  if (width && typeof value === 'number') return `${(value % width) - reach},${Math.floor(value / width) - reach}`;
  return operand.names[Number(value)] ?? String(value);
}

/** The id of a thing on the table, such as `card:7`. */
export const thingId = (operand: Operand, value: number | string): string =>
  `${operand.kind}:${nameOf(operand, value)}`;

/** A message as one seat reads it, in pieces. */
export function pieces(
  bundle: FluentBundle,
  phrases: Phrases,
  said: Said,
  names: string[],
  reader: number | null,
  lang: string,
): Piece[] {
  const operands = phrases[said.key] ?? [];
  const values: Record<string, FluentVariable> = {};
  operands.forEach((operand, place) => {
    values[operand.name] = shown(bundle, operand, said.operands[place], names, place, lang);
  });
  const first = operands[0];
  const mine = first?.kind === 'seat' && said.operands[0] === reader;
  const text = format(bundle, said.key, values, mine ? 'you' : '');
  return split(text, operands, said);
}

function shown(
  bundle: FluentBundle,
  operand: Operand,
  value: number | string,
  names: string[],
  place: number,
  lang: string,
): FluentVariable {
  if (typeof value === 'string') return value;
  if (operand.kind === 'seat') return mark(names[value] ?? String(value + 1), place);
  if (operand.number) return operand.thing ? new MarkedNumber(value, place) : value;
  const name = nameOf(operand, value);
  const text = operand.words ? format(bundle, `${operand.words}.${name}`) : inDigits(name, lang);
  return operand.thing ? mark(text, place) : text;
}

function split(text: string, operands: Operand[], said: Said): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (!part) continue;
    if (!part.startsWith(OPEN)) {
      found.push({ text: part });
      continue;
    }
    const place = part.charCodeAt(1) - FIRST;
    const value = said.operands[place];
    const piece: Piece = { text: part.slice(2, -1) };
    if (operands[place].kind === 'seat') piece.seat = Number(value);
    else piece.thing = thingId(operands[place], value);
    found.push(piece);
  }
  return found;
}

/** A sentence without its marks. */
export const plain = (parts: Piece[]): string => parts.map((part) => part.text).join('');
