import { readStored, writeStored } from '@console/sub-app/browser-storage'

type Person = { tenantId: number; userId: number }

/** True if this person had exports when they were last here: the button then has its room from the beginning. */
export function hadExports(person: Person): boolean {
  return readStored(toStorageKey(person)) !== null
}

export function rememberExports(person: Person, hasExports: boolean): void {
  writeStored(toStorageKey(person), hasExports ? 'true' : null)
}

function toStorageKey({ tenantId, userId }: Person): string {
  return `console.hadExports.${tenantId}.${userId}`
}
