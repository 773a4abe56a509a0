/** Any result of `JSON.parse`. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject
export type JsonObject = { [key: string]: JsonValue }

/** The path of a value: keys of objects and positions in lists, from the root down. */
export type JsonPath = readonly (string | number)[]

export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object with at least one field. */
export function isFilledObject(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).length > 0
}

/**
 * A list of objects only, shown as one group per item. An object without fields would be a group without
 * rows, and adding one an invisible change: such a list is compared as one value.
 */
export function isObjectList(value: JsonValue | undefined): value is JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFilledObject)
}

/** A list of plain values, whose items are marked one by one. */
export function isPlainList(value: JsonValue | undefined): value is (null | boolean | number | string)[] {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
}

/** Equal in content; the order of an object's keys is irrelevant. */
export function isSameJson(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (Object.is(left, right)) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameJson(item, right[index]))
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]))
  )
}
