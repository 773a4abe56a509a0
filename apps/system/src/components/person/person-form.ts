import type { account } from '@console/contracts'
import { useIntl } from 'react-intl'

/** A person in a form: what is not chosen yet is null. */
export type PersonForm = Omit<account.PersonFields, 'orgId'> & { username: string; orgId: number | null }

export const NEW_PERSON: PersonForm = {
  username: '',
  name: '',
  nickName: '',
  phone: '',
  position: null,
  orgId: null,
  roleIds: [],
  businessTypeIds: [],
}

/** No organisation has it: the contract refuses it at its field. */
const NO_ORGANIZATION = 0

export function formOf(person: account.PersonDetail): PersonForm {
  return {
    username: person.username,
    name: person.name,
    nickName: person.nickName ?? '',
    phone: person.phone ?? '',
    position: person.position,
    orgId: person.orgId,
    roleIds: person.roles.map(({ id }) => id),
    businessTypeIds: person.businessTypes.map(({ id }) => id),
  }
}

/** Without the username, which stays as it was made. */
export function fieldsOf({ orgId, username: _username, ...form }: PersonForm): account.PersonFields {
  return { ...form, orgId: orgId ?? NO_ORGANIZATION }
}

/** What each field has to be. */
export function usePersonHints() {
  const { formatMessage } = useIntl()
  return {
    username: formatMessage({ id: 'people.hint.username' }),
    name: formatMessage({ id: 'people.hint.name' }),
    nickName: formatMessage({ id: 'people.hint.nickName' }),
    phone: formatMessage({ id: 'people.hint.phone' }),
    orgId: formatMessage({ id: 'people.hint.orgId' }),
    roleIds: formatMessage({ id: 'people.hint.roleIds' }),
    businessTypeIds: formatMessage({ id: 'people.hint.businessTypeIds' }),
  }
}
