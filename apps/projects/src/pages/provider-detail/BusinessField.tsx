import type { FieldBinding } from '@console/sub-app/form'
import { SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useBusinessOptions } from '../../components/use-business-options.ts'
import type { ProviderDetail } from '../../model/actor.ts'
import { isFree } from './application-form.ts'

type BusinessFieldProps = FieldBinding<number | null> & { project: ProviderDetail }

/**
 * The business that is to work for the project, of all that the company has. One works for one project at a time. An answer
 * that does not name them offers no choice: the platform takes the one that it finds.
 */
export function BusinessField({ project, ...field }: BusinessFieldProps) {
  const { formatMessage } = useIntl()
  const { businesses, bizTypeID } = project
  const options = useBusinessOptions(businesses ?? [])
  if (businesses === undefined) return null
  // The server's default.
  const taken = isFree(project, bizTypeID)
    ? 'lastApplication'
    : businesses.some(({ worksFor }) => worksFor === null)
      ? 'none'
      : 'noneFree'
  return (
    <SelectField
      label={formatMessage({ id: 'providerDetail.business' })}
      note={formatMessage({ id: 'providerDetail.form.business.note' })}
      noneText={formatMessage({ id: `providerDetail.form.business.${taken}` })}
      options={options}
      {...field}
    />
  )
}
