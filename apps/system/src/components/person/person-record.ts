import type { account, subApp } from '@console/contracts'

type Facts = Pick<account.Person, 'id' | 'name' | 'username' | 'status' | 'orgPath'>

/** What apps can get of a person, with the fields that the company has consented to. */
export function toPersonRecord({ id, name, username, status, orgPath }: Facts): subApp.RecordOf<'person'> {
  return {
    id: String(id),
    name,
    username,
    organization: orgPath,
    isActive: status === 'enabled',
  }
}
