import type { credential } from '@console/contracts'

/** Words that people write about a client. */
export type ClientWords = { name: string; description: string }

/** The word that people call a client by: its name, and its id where the platform has no names. */
export function clientLabel({ name, clientId }: Pick<credential.ApiClient, 'name' | 'clientId'>): string {
  return name ?? clientId
}

/** The words of the client that replaces another one: `Billing` is followed by `Billing 2`. Null where clients have no names. */
export function successorWords({ name, description = '' }: credential.ApiClient): ClientWords | null {
  if (name === undefined) return null
  const { base = name, number = '1' } = /^(?<base>.*\S) (?<number>\d{1,4})$/.exec(name)?.groups ?? {}
  return { name: `${base} ${Number(number) + 1}`, description }
}
