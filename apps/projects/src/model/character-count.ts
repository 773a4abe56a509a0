import { projectEntity } from '@console/contracts'

/**
 * A limit on a long text, whose length is counted as people and the contract count it (PROJ-014, PROV-015): the text is sent
 * trimmed.
 */
export function charactersUpTo(max: number) {
  return { max, lengthOf: (text: string) => projectEntity.characterCount(text.trim()) }
}
