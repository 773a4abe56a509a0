const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b

/**
 * True if a JSON text has more values than `most`, without creating them: a value of two bytes costs as much as one of a
 * thousand, in the parser and in the check of each. An empty list counts as if it had one value.
 */
export function hasMoreValues(json: string, most: number): boolean {
  let values = 1
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at)
    if (unit === QUOTE) at = endOfString(json, at)
    else if (unit === COMMA || unit === OPEN_LIST || unit === OPEN_OBJECT) {
      values += 1
      if (values > most) return true
    }
  }
  return false
}

/** The position of the quote at its end, or the length of the text. */
function endOfString(json: string, begin: number): number {
  let at = begin + 1
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}
