import * as z from 'zod'

/** Fields that every event has; the rest is its own. */
const COMMON_FIELDS = ['metricId', 'seq']

const payload = z.record(z.string(), z.unknown())

/** Text of an event, with the text as it was reported one hover away. */
export function EventValue({ value }: { value: string }) {
  return (
    <span className="ui-figures ui-anywhere" title={value}>
      {payloadText(value) || '-'}
    </span>
  )
}

/** Content of an event beside its metric: `path: /console/home · seconds: 10`; as it was reported where it is no object. */
export function payloadText(value: string): string {
  const fields = payload.safeParse(parsed(value)).data
  if (fields === undefined) return value
  return Object.entries(fields)
    .filter(([name]) => !COMMON_FIELDS.includes(name))
    .map(([name, content]) => `${name}: ${typeof content === 'string' ? content : JSON.stringify(content)}`)
    .join(' · ')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
