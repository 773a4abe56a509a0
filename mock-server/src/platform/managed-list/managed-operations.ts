import type { Text } from '../messages/text.ts'

/** The names of the three operations on records of a managed list; `noun` is the name of one record. */
export function managedOperations(audited: `${string}.${string}`, noun: Text): Record<string, Text> {
  return {
    [`${audited}.create`]: { en: `Create ${noun.en}`, zh: `新建${noun.zh}` },
    [`${audited}.update`]: { en: `Change ${noun.en}`, zh: `修改${noun.zh}` },
    [`${audited}.remove`]: { en: `Delete ${noun.en}`, zh: `删除${noun.zh}` },
  }
}
