import type { account, subApp } from '@console/contracts'

type Facts = Pick<account.Person, 'id' | 'name' | 'username' | 'status' | 'orgPath'>

/** The fields of a person that a company can consent to give to apps. */
export function toPersonRecord({ id, name, username, status, orgPath }: Facts): subApp.RecordOf<'person'> {
  return {
    id: String(id),
    name,
    username,
    organization: orgPath,
    isActive: status === 'enabled',
  }
}
