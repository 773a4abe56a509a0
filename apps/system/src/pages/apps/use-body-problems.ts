import { type Call, subApp } from '@console/contracts'
import { useIntl } from 'react-intl'
import { toFieldName } from './app-form.ts'

/** Finds what the contract refuses in the body of a registration, with what each field of the form requires. */
export function useBodyProblems() {
  const { formatMessage } = useIntl()
  const contact = { max: subApp.MAX_CONTACT_CHARACTERS }
  const name = formatMessage({ id: 'appForm.place.name.bad' }, { max: subApp.MAX_NAME_CHARACTERS })
  const hints: Readonly<Record<string, string>> = {
    module: formatMessage({ id: 'appForm.module.bad' }),
    nameEn: name,
    nameZh: name,
    ownerContact: formatMessage({ id: 'appForm.contact.bad' }, contact),
    url: formatMessage({ id: 'appForm.url.bad' }),
    calls: formatMessage({ id: 'appForm.calls.bad' }, { max: subApp.MAX_DECLARED_CALLS }),
    backEnds: formatMessage({ id: 'appForm.backEnds.bad' }),
    places: formatMessage({ id: 'appForm.places.bad' }, { max: subApp.MAX_PLACES }),
    path: formatMessage({ id: 'appForm.place.path.bad' }),
    component: formatMessage({ id: 'appForm.place.component.bad' }),
    order: formatMessage({ id: 'appForm.place.order.bad' }),
  }
  return (call: Call, body: unknown): Record<string, string> => {
    const issues = call.body.safeParse(body).error?.issues ?? []
    return Object.fromEntries(
      issues.map(({ path }) => {
        const field = toFieldName(path)
        return [field, hints[field.split('.').at(-1) ?? ''] ?? '']
      }),
    )
  }
}
