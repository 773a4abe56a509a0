import { label } from '@console/contracts'
import { SYSTEM_ACTOR } from '../../../platform/audit/entry.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { escapeHtml } from '../../../platform/messages/escape-html.ts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import { pushMessage, type NewMessage } from '../../messaging/message/public.ts'
import { wordsOfHit, type DetectedHit } from './judge-call.ts'
import { pushTexts, templateCodes, formatHitTitle } from './label-push.messages.ts'

/** Older hits are not pushed: events may come hours later. */
const NEWS_SECONDS = 120
const MAX_NAME_CHARACTERS = 80
/** Characters of the quoted sentence; a message has no room for a speech. */
const MAX_QUOTED_CHARACTERS = 500

/** Sends the messages of labels that are pushed, to the seat, to those who lead, or to both (LABEL-078..083). */
export async function pushHits(tx: TenantTx, hits: readonly DetectedHit[], now: Date): Promise<void> {
  for (const hit of hits) {
    if (
      hit.label.pushTo === label.PUSH_TO.none ||
      now.getTime() - hit.hitAt.getTime() > NEWS_SECONDS * SECOND_MS
    )
      continue
    const message = await buildHitMessage(tx, hit, now)
    for (const audience of getAudiences(hit)) await pushMessage(tx, { ...message, audience })
  }
}

/** The message of a label is shown, read aloud, or both. */
function toSpeech(pushType: DetectedHit['label']['pushType']): Pick<NewMessage, 'speech'> {
  if (pushType === label.PUSH_TYPE.voice) return { speech: 'only' }
  return pushType === label.PUSH_TYPE.both ? { speech: 'too' } : {}
}

function getAudiences({ label: { pushTo }, call }: DetectedHit): NonNullable<NewMessage['audience']>[] {
  const seat = { userId: call.userId }
  if (pushTo === label.PUSH_TO.seat) return [seat]
  return pushTo === label.PUSH_TO.manager ? ['supervisors'] : ['supervisors', seat]
}

async function buildHitMessage(
  { db }: TenantTx,
  hit: DetectedHit,
  now: Date,
): Promise<Omit<NewMessage, 'audience'>> {
  const { label: found, call } = hit
  const { name: seat } = await db
    .selectFrom('person')
    .where('id', '=', call.userId)
    .select('name')
    .executeTakeFirstOrThrow()
  const name = found.showName || found.name
  // A message is the same for all its readers, and its words are the label's.
  const language = /\p{Script=Han}/u.test(name + found.pushContent) ? 'zh' : 'en'
  const title = formatHitTitle({
    name: name.slice(0, MAX_NAME_CHARACTERS),
    seat: seat.slice(0, MAX_NAME_CHARACTERS),
  })
  const words = wordsOfHit(hit)
  const content = [
    found.pushContent || name,
    ...(words === undefined ? [] : [`“${words.slice(0, MAX_QUOTED_CHARACTERS)}”`]),
  ]
  return {
    businessTypeId: call.businessTypeId,
    msgRuleCode: templateCodes[found.pushTemplate ?? 0] ?? 'label-reminder',
    triggerId: `label-${found.id}`,
    title: title[language],
    ...toSpeech(found.pushType),
    content: content.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    btnOptions: [{ text: pushTexts.gotIt[language], action: 'TAB_SWITCH' }],
    isCron: false,
    pushedBy: { userId: null, name: SYSTEM_ACTOR.userName },
    aboutUserId: call.userId,
    pushedAt: now,
  }
}
