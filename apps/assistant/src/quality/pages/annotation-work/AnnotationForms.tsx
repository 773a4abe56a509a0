import { annotation } from '@console/contracts'
import { useBusinessOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { isDay, lastDays, toWireDay } from '@console/ui'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { ReviewedSession } from '../../../base/components/transcript/ReviewedSession.tsx'
import { nextAfter } from '../../../base/model/next-after.ts'
import { useAnnotationTags, useDrawAnnotations, useSaveAnnotation } from '../../queries/annotations.ts'
import { useClaim } from './use-claim.ts'

type AnnotationFormsProps = {
  open: string | null
  works: readonly annotation.AnnotationWork[]
  onOpen: (open: string) => void
  onClose: () => void
}

/** Means all businesses. */
const ALL_BUSINESSES = 0
const DRAWN_AT_ONCE = 10
const DRAWN_DAYS = 7

const day = z
  .string()
  .trim()
  .regex(/^2\d{3}-\d{2}-\d{2}$/)
  .refine(isDay, { message: 'needed' })
const drawDraft = z.strictObject({
  beginDay: day,
  endDay: day,
  bizTypeId: z.int().min(ALL_BUSINESSES),
  count: z.int().min(1).max(annotation.MAX_DRAWN),
})
const saveDraft = z.strictObject({
  tagIds: z.array(z.int()).max(annotation.MAX_TAGS),
  note: z.string().trim().max(annotation.MAX_NOTE),
  isFinished: z.boolean(),
})

/** The form that is open in the address: sample sessions, or tag one. */
export function AnnotationForms({ open, works, onOpen, onClose }: AnnotationFormsProps) {
  const { user } = useHost()
  const claim = useClaim()
  const businesses = useBusinessOptions()
  const tags = useAnnotationTags({ isEnabled: open !== null && open !== 'draw' })
  if (open === 'draw') return <DrawForm businesses={businesses} onClose={onClose} />
  const work = works.find(({ id }) => String(id) === open)
  if (work === undefined || work.state !== 'claimed' || work.claimedById !== user.userId) return null
  const isMine = ({ state, claimedById }: annotation.AnnotationWork) =>
    state === 'claimed' && claimedById === user.userId
  const next = nextAfter(works, work, isMine) ?? nextAfter(works, work, ({ state }) => state === 'waiting')
  const goOn = async (after: annotation.AnnotationWork) => {
    if (!isMine(after) && !(await claim(after))) return onClose()
    onOpen(String(after.id))
  }
  return (
    <TagForm key={open} work={work} tags={tags} onNext={next && (() => void goOn(next))} onClose={onClose} />
  )
}

type DrawFormProps = { businesses: ReturnType<typeof useBusinessOptions>; onClose: () => void }

function DrawForm({ businesses, onClose }: DrawFormProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const draw = useDrawAnnotations()
  const showSaved = useSavedToast()
  const [first, last] = lastDays(DRAWN_DAYS, timezone)
  return (
    <ManagedForm<z.output<typeof drawDraft>>
      title={formatMessage({ id: 'annotation.draw' })}
      okText={formatMessage({ id: 'annotation.draw.ok' })}
      draftKey={{ name: annotation.draw.id }}
      texts="annotation.draw"
      schema={drawDraft}
      initial={{ beginDay: first, endDay: last, bizTypeId: ALL_BUSINESSES, count: DRAWN_AT_ONCE }}
      fields={[
        { name: 'beginDay', kind: 'day' },
        { name: 'endDay', kind: 'day' },
        {
          name: 'bizTypeId',
          kind: 'choice',
          isLoading: businesses.isLoading,
          options: [{ value: ALL_BUSINESSES, label: formatMessage({ id: 'ui.all' }) }, ...businesses.options],
        },
        { name: 'count', kind: 'number' },
      ]}
      nameField="count"
      onSave={({ beginDay, endDay, bizTypeId, count }) =>
        draw({
          beginDay: toWireDay(beginDay),
          endDay: toWireDay(endDay),
          count,
          ...(bizTypeId === ALL_BUSINESSES ? {} : { bizTypeId }),
        }).then(showSaved)
      }
      onClose={onClose}
    />
  )
}

type TagFormProps = {
  work: annotation.AnnotationWork
  tags: ReturnType<typeof useAnnotationTags>
  onNext: (() => void) | undefined
  onClose: () => void
}

function TagForm({ work, tags, onNext, onClose }: TagFormProps) {
  const { formatMessage } = useIntl()
  const save = useSaveAnnotation()
  const showSaved = useSavedToast()
  const { id, version } = work
  // A tag that was disabled meanwhile stays set.
  const known = new Map([...work.tags, ...(tags.data?.records ?? [])].map((tag) => [tag.id, tag.name]))
  return (
    <ManagedForm<z.output<typeof saveDraft>>
      draftKey={{ name: annotation.save.id, id, version }}
      title={formatMessage({ id: 'annotation.annotateOf' }, { sessionId: work.sessionId })}
      texts="annotation.work"
      beside={<ReviewedSession sessionId={work.sessionId} />}
      onNext={onNext}
      schema={saveDraft}
      initial={{ tagIds: work.tags.map((tag) => tag.id), note: work.note, isFinished: false }}
      fields={[
        {
          name: 'tagIds',
          kind: 'choices',
          isLoading: tags.isLoading,
          options: [...known].map(([value, label]) => ({ value, label })),
        },
        { name: 'note', kind: 'area' },
        { name: 'isFinished', kind: 'switch', hasHint: true },
      ]}
      nameField="note"
      onSave={(marks) => save({ id, version, ...marks }).then(showSaved)}
      onClose={onClose}
    />
  )
}
