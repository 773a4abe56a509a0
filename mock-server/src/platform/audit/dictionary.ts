import type { Language } from '@console/contracts'
import type { Text } from '../messages/text.ts'

/** Operations that the server records, by the audit log's own modules. */
export type AuditDictionary = Readonly<
  Record<
    string,
    {
      /** Left out by a domain that records under another's module. */
      name?: Text
      opTypes: Readonly<Record<string, Text>>
    }
  >
>

/** Joins many dictionaries into one; names that two of them define are refused. */
export function joinDictionaries(dictionaries: readonly AuditDictionary[]): AuditDictionary {
  const joined: Record<string, { name?: Text; opTypes: Record<string, Text> }> = {}
  for (const [module, { name, opTypes }] of dictionaries.flatMap((part) => Object.entries(part))) {
    const present = (joined[module] ??= { opTypes: {} })
    if (name && present.name) throw new Error(`two domains name the audit module ${module}`)
    if (name) present.name = name
    for (const [opType, text] of Object.entries(opTypes)) {
      if (Object.hasOwn(present.opTypes, opType)) throw new Error(`two domains name the operation ${opType}`)
      present.opTypes[opType] = text
    }
  }
  return joined
}

export function moduleNames(
  dictionary: AuditDictionary,
  language: Language,
): { module: string; moduleShowName: string }[] {
  return Object.entries(dictionary).map(([module, { name }]) => ({
    module,
    moduleShowName: name?.[language] ?? module,
  }))
}

export function opTypeNames(
  dictionary: AuditDictionary,
  module: string,
  language: Language,
): { opType: string; opTypeShowName: string }[] {
  const opTypes = Object.hasOwn(dictionary, module) ? (dictionary[module]?.opTypes ?? {}) : {}
  return Object.entries(opTypes).map(([opType, names]) => ({ opType, opTypeShowName: names[language] }))
}

/** A record of a newer server may have codes that this one does not know: the code is then its name. */
export function withShowNames<StoredRecord extends { module: string; opType: string }>(
  dictionary: AuditDictionary,
  record: StoredRecord,
  language: Language,
): StoredRecord & { moduleShowName: string; opTypeShowName: string } {
  const known = Object.hasOwn(dictionary, record.module) ? dictionary[record.module] : undefined
  const opType =
    known && Object.hasOwn(known.opTypes, record.opType) ? known.opTypes[record.opType] : undefined
  return {
    ...record,
    moduleShowName: known?.name?.[language] ?? record.module,
    opTypeShowName: opType?.[language] ?? record.opType,
  }
}
