import { label } from '@console/contracts'
import { NumberField, SegmentedField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { OFFERED_DAYS, validDays, type ChosenDays } from './model/days.ts'

type DaysFieldProps = {
  label: string
  value: ChosenDays
  isDisabled: boolean
  onChange: (value: ChosenDays) => void
}

const OTHER = 0

/** Number of the last days: one of a few numbers, or one that is typed. */
export function DaysField({ label: name, value, isDisabled, onChange }: DaysFieldProps) {
  const { formatMessage } = useIntl()
  const { isOther, days } = value
  const isWrong = isOther && validDays(value) === null
  return (
    <div className="ui-stack ui-gap-8">
      <SegmentedField<number>
        label={name}
        value={isOther ? OTHER : Number(days)}
        isDisabled={isDisabled}
        options={[
          ...OFFERED_DAYS.map((offered) => ({
            value: offered,
            label: formatMessage({ id: 'past.days.count' }, { days: offered }),
          })),
          { value: OTHER, label: formatMessage({ id: 'past.days.other' }) },
        ]}
        problem={undefined}
        onChange={(next) =>
          onChange(next === OTHER ? { isOther: true, days } : { isOther: false, days: next })
        }
      />
      {isOther && (
        <NumberField
          label={formatMessage({ id: 'past.days.number' })}
          value={days}
          isDisabled={isDisabled}
          problem={
            isWrong ? formatMessage({ id: 'past.days.wrong' }, { max: label.MAX_PAST_DAYS }) : undefined
          }
          onChange={(next) => onChange({ isOther: true, days: next })}
        />
      )}
    </div>
  )
}
