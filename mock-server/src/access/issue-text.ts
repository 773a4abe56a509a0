import type { Language } from '@console/contracts'
import type { z } from 'zod'
import {
  checkText,
  formText,
  issueTexts,
  limitTexts,
  listTexts,
  restrictionTexts,
} from '../platform/messages/issues.ts'
import type { Text } from '../platform/messages/text.ts'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** A longer list would be no help in a sentence. */
const MAX_LISTED = 10
const MAX_LISTED_CHARACTERS = 40

const TYPES = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'flag',
  array: 'list',
  object: 'fields',
  record: 'fields',
  file: 'file',
} as const

/** Reads a value and keeps it beside each fault, for `issueText`. */
export const WITH_INPUT = { reportInput: true } as const

/** Why a value is not accepted, as a sentence in the language of the request, by the kind of limit that it breaks. */
export function issueText(issue: Issue, language: Language): string {
  return textFor(issue)[language]
}

function textFor(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue)
    case 'too_big':
      return tooBigText(issue)
    case 'too_small':
      return tooSmallText(issue)
    case 'invalid_format':
      return formText(issue.pattern ?? issue.format)
    case 'not_multiple_of':
      return limitTexts.multiple(issue.divisor)
    case 'unrecognized_keys':
      return isListed(issue.keys) ? listTexts.unknownFields(issue.keys) : issueTexts.unknownField
    case 'invalid_value':
      return valueText(issue)
    case 'custom':
      return ruleText(issue)
    case 'invalid_union':
      return unionText(issue)
    default:
      return issueTexts.notAccepted
  }
}

function typeText({ expected, input }: IssueOf<'invalid_type'>): Text {
  if (input === undefined) return issueTexts.required
  const known = Object.entries(TYPES).find(([name]) => name === expected)
  return known ? issueTexts[known[1]] : issueTexts.notAccepted
}

function valueText({ values, input }: IssueOf<'invalid_value'>): Text {
  if (input === undefined) return issueTexts.required
  const names = values.map(String)
  return isListed(names) ? listTexts.oneOf(names) : issueTexts.notOffered
}

function tooBigText({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): Text {
  const limit = Number(maximum)
  if (origin === 'string') return limitTexts[exact === true ? 'exactCharacters' : 'mostCharacters'](limit)
  if (origin === 'array') return limitTexts.mostEntries(limit)
  return limitTexts[inclusive === false ? 'below' : 'atMost'](limit)
}

function tooSmallText({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): Text {
  const limit = Number(minimum)
  // What needs one character, or one entry, has to be there.
  if ((origin === 'string' || origin === 'array') && limit === 1) return issueTexts.required
  if (origin === 'string') return limitTexts[exact === true ? 'exactCharacters' : 'leastCharacters'](limit)
  if (origin === 'array') return limitTexts.leastEntries(limit)
  return limitTexts[inclusive === false ? 'above' : 'atLeast'](limit)
}

/** Of a value of several kinds: what its kind does not accept, where only one kind fits. */
function unionText({ errors, input }: IssueOf<'invalid_union'>): Text {
  if (input === undefined) return issueTexts.required
  const fitting = errors.flatMap(([first]) =>
    first === undefined || first.code === 'invalid_type' ? [] : [first],
  )
  const [only] = fitting
  return only !== undefined && fitting.length === 1 && only.path.length === 0
    ? textFor(only)
    : issueTexts.notAccepted
}

function ruleText({ params, message }: IssueOf<'custom'>): Text {
  const restriction: unknown = params?.['restriction']
  const known = Object.entries(restrictionTexts).find(([name]) => name === restriction)
  if (known) return known[1]
  const { max, min } = params ?? {}
  if (typeof max === 'number') return limitTexts.mostCharacters(max)
  if (min === 1) return issueTexts.required
  if (typeof min === 'number') return limitTexts.leastCharacters(min)
  return checkText(message) ?? issueTexts.notAccepted
}

function isListed(names: readonly string[]): boolean {
  return names.length <= MAX_LISTED && names.every((name) => name.length <= MAX_LISTED_CHARACTERS)
}
