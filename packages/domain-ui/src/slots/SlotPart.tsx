import type { SlotContribution } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { SlotElementView } from './SlotElements.tsx'
import { SlotFrame } from './SlotFrame.tsx'
import { SlotLine } from './SlotLine.tsx'
import { useDrawn } from './use-slot-query.ts'

type SlotPartProps = { contribution: SlotContribution; record: SlotRecord | null }

/** A panel, a card or a section of an app: its name, whose it is, and what it has drawn. */
export function SlotPart({ contribution, record }: SlotPartProps) {
  const { formatMessage } = useIntl()
  const heading = useId()
  const { app, slot } = contribution
  return (
    <section className="ui-stack ui-gap-8" aria-labelledby={heading}>
      <div className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <h3 id={heading} className="ui-no-margin ui-size-14 ui-strong">
          {slot.name}
        </h3>
        <span className="ui-small ui-muted">{formatMessage({ id: 'slots.by' }, { app: app.name })}</span>
      </div>
      {'frame' in slot && slot.frame !== undefined ? (
        <SlotFrame key={record?.id ?? ''} contribution={contribution} frame={slot.frame} record={record} />
      ) : (
        <DrawnElements contribution={contribution} record={record} />
      )}
    </section>
  )
}

function DrawnElements({ contribution, record }: SlotPartProps) {
  const { value: elements, failure, isBusy, press, retry } = useDrawn(contribution, record)
  if (elements === undefined || failure !== null)
    return <SlotLine name={contribution.slot.name} failure={failure} onRetry={retry} />
  return (
    <div className="ui-cluster ui-gap-8-12 ui-phone-touch-buttons" aria-busy={isBusy}>
      {elements.map((element, index) => (
        <SlotElementView
          // oxlint-disable-next-line react/no-array-index-key -- elements of an app have nothing but their order
          key={index}
          element={element}
          module={contribution.app.module}
          isBusy={isBusy}
          onPress={press}
        />
      ))}
    </div>
  )
}
