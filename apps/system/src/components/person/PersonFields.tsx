import type { account } from '@console/contracts'
import type { FormObject } from '@console/sub-app/form'
import { MultiSelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { OrganizationField } from '../OrganizationField.tsx'
import type { PersonForm } from './person-form.ts'
import { PositionField } from './PositionField.tsx'
import { useAssignable } from './use-assignable.ts'

type PersonFieldsProps = {
  field: FormObject<PersonForm>['field']
  /** The person as they are; null for a new one. */
  person: account.PersonDetail | null
}

/** The fields of a person. Administrators edit only names and number of their own account. */
export function PersonFields({ field, person }: PersonFieldsProps) {
  const { formatMessage } = useIntl()
  const { roles, businessTypes, isLoading, hasFailed } = useAssignable(person)
  const isSelf = person?.hindrance === 'self'
  const text = (id: string) => formatMessage({ id: `people.${id}` })
  const isPhoneMasked = person !== null && !person.isPhoneShown
  return (
    <>
      <TextField label={text('name')} {...field('name')} />
      <TextField label={text('nickName')} {...field('nickName')} />
      {isPhoneMasked ? (
        <TextField
          label={text('phone')}
          note={text('phone.masked')}
          {...field('phone')}
          value={person.phone ?? ''}
          isDisabled
        />
      ) : (
        <TextField label={text('phone')} type="tel" {...field('phone')} />
      )}
      {isSelf ? null : (
        <>
          <OrganizationField label={text('organization')} {...field('orgId')} />
          <PositionField {...field('position')} />
          <MultiSelectField
            label={text('roles')}
            {...(person === null ? {} : { note: text('roles.note') })}
            options={roles}
            isLoading={isLoading}
            {...field('roleIds')}
            {...(hasFailed ? { problem: text('optionsFailed') } : {})}
          />
          <MultiSelectField
            label={text('businessTypes')}
            options={businessTypes}
            isLoading={isLoading}
            {...field('businessTypeIds')}
          />
        </>
      )}
    </>
  )
}
