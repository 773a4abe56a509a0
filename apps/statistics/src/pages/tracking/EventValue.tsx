import { payloadText } from '../../model/event-payload.ts'

/** Text of an event, with the text as it was reported one hover away. */
export function EventValue({ value }: { value: string }) {
  return (
    <span className="ui-figures ui-anywhere" title={value}>
      {payloadText(value) || '-'}
    </span>
  )
}
