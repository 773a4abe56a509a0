import { projectEntity } from '@console/contracts'

/** A limit on a long text, with the count as people count and the contract does (PROJ-014, PROV-015): what is sent is trimmed. */
export function charactersUpTo(max: number) {
  return { max, lengthOf: (text: string) => projectEntity.characterCount(text.trim()) }
}
