import { tierPart } from '@console/sub-app'
import type { BandPickerButtonProps, PickerEntry } from '@console/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'

type Entered = { begin: PickerEntry | null; onEntry: (entry: PickerEntry | null) => void }
/** Props that the button of a filter has besides those of its picker. */
export type FilterButtonProps = Pick<BandPickerButtonProps, 'isAwaited' | 'error' | 'onEntry'>

type CalendarFilterOptions<Props> = {
  /** Imports the picker as a chunk named `data-<picker>`, after the tier. */
  load: () => Promise<ComponentType<Props & Entered>>
  /** Looks like the picker until that is there. */
  Button: ComponentType<Props & FilterButtonProps>
}

/**
 * A filter of a band whose picker comes with the tier of calendars once somebody points at the filter or enters it: a page
 * opens without that tier (docs/decisions/0094).
 */
export function calendarFilter<Props extends object>({
  load,
  Button,
}: CalendarFilterOptions<Props>): ComponentType<Props> {
  const Picker = tierPart<Props & Entered>({
    tier: 'data',
    load,
    isNeeded: ({ begin }) => begin !== null,
    Loading: (props) => <Button {...props} isAwaited={props.begin !== null} />,
    Failed,
  })

  /** The next click loads the picker again; a retry for another reason, such as a restored connection, opens nothing. */
  function Failed(props: Props & Entered & { onRetry: () => void }) {
    const { formatMessage } = useIntl()
    const { onEntry, onRetry } = props
    useEffect(() => onEntry(null), [onEntry])
    return (
      <Button
        {...props}
        error={formatMessage({ id: 'domainUi.calendarFailed' })}
        isAwaited={false}
        onEntry={(entry) => {
          if (entry?.isOpen !== true) return
          onEntry(entry)
          onRetry()
        }}
      />
    )
  }

  return function CalendarFilter(props: Props) {
    const [entry, setEntry] = useState<PickerEntry | null>(null)
    return <Picker {...props} begin={entry} onEntry={setEntry} />
  }
}
