import { MarkedWords, markWords } from '@console/ui/word-diff'
import type { FieldChange } from '../../../model/changed-fields.ts'
import { isPlainList } from '../../../model/json-value.ts'
import { SECRET_MASK } from '../../../model/mask-secrets.ts'
import { ListSide } from './ListSide.tsx'
import { useChangeTexts } from './use-change-texts.ts'

type ChangeSideProps = { field: FieldChange; side: 'before' | 'after' }

/** One side of a changed field; parts missing on the other side are marked. */
export function ChangeSide({ field, side }: ChangeSideProps) {
  const { formatMessage, valueText } = useChangeTexts()
  const { before, after, isSecret, kind } = field
  const shown = side === 'before' ? before : after
  if (shown === null) return '-'
  if (isSecret && kind === 'changed' && side === 'after') {
    return formatMessage({ id: 'audit.secretChanged' }, { mask: SECRET_MASK })
  }
  if (before === null || after === null || kind === 'same' || isSecret)
    return valueText(shown.value, isSecret)
  if (isPlainList(before.value) && isPlainList(after.value)) {
    const other = side === 'before' ? after.value : before.value
    // The value is one of the two lists checked above.
    return <ListSide items={side === 'before' ? before.value : after.value} others={other} />
  }
  const marked = markWords(valueText(before.value, false), valueText(after.value, false))
  return <MarkedWords pieces={marked[side]} side={side} />
}
