import type { account } from '@console/contracts'
import { useIntl } from 'react-intl'

/** The form of a person; null where nothing is chosen yet. */
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

/** Not a valid id, so that the contract refuses it at its field. */
const NO_ORGANIZATION = 0

export function toForm(person: account.PersonDetail): PersonForm {
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

/** Without the username, which cannot be changed. */
export function toFields({ orgId, username: _username, ...form }: PersonForm): account.PersonFields {
  return { ...form, orgId: orgId ?? NO_ORGANIZATION }
}

/** The hint of each field. */
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
