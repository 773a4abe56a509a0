import { account } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { FieldBinding } from '@console/sub-app/form'
import { SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'

const POSITIONS = ['TSR', 'TeamTSR', 'TeamAdmin', 'SuperAdmin'] as const

/** What people are at work. */
export function PositionField(field: FieldBinding<account.Person['position']>) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  return (
    <SelectField
      label={formatMessage({ id: 'people.position' })}
      note={formatMessage({ id: 'people.position.note' })}
      noneText={formatMessage({ id: 'people.position.none' })}
      options={POSITIONS.map((value) => ({ value, label: account.POSITION_NAMES[value][language] }))}
      {...field}
    />
  )
}
