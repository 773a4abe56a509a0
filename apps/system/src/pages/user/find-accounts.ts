import { account } from '@console/contracts'
import type { FindPeople } from '@console/domain-ui'

/** Among the accounts of the page, which are more than a person's colleagues. */
export const findAccounts: FindPeople = async (client, text, signal) => {
  const { records } = await client.send(account.list, { body: { text }, signal, isQuiet: true })
  return records.map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` }))
}
