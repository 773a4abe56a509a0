import type { Language } from '@console/contracts'
import type { Text } from '../messages/text.ts'
import { SYSTEM_ACTOR, type AuditActor } from './entry.ts'

/** The actor of operations that no person carried out. */
export const systemText: Text = { en: 'System', zh: '系统' }

/** An actor as readers see them: people by their names as they were, the system in the reader's language. */
export function actorName(
  { userId, userName }: Pick<AuditActor, 'userId' | 'userName'>,
  language: Language,
): string {
  return userId === null && userName === SYSTEM_ACTOR.userName ? systemText[language] : userName
}
