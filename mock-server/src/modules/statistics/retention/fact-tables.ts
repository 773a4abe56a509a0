/**
 * Facts, the columns of their age, and what names the call or session that they belong to, if any; in an order in which
 * nothing refers to deleted rows. Utterances and statuses are not among them: they are deleted by the month. The recording of a
 * call is deleted with it, and what was drawn for an inspection with its conversation.
 */
export const FACTS = [
  ['call', 'started_at', 'call_id'],
  ['session_seat', 'started_at', 'session_id'],
  ['conversation', 'started_at', 'session_id'],
  ['violation', 'hit_at', 'session_id'],
  ['label_hit', 'hit_at', 'call_id'],
  ['label_judgement', 'started_at', 'session_id'],
  ['recommendation', 'shown_at', 'call_id'],
  ['twin_use', 'used_at', 'session_id'],
  ['dataset_evaluation', 'evaluated_at', 'session_id'],
  ['offline_audio', 'recorded_at', null],
  ['shift', 'ends_at', null],
  ['raised_hand', 'raised_at', null],
  ['status_correction', 'end_at', null],
  ['status_edit', 'created_at', null],
  ['message_delivery', 'pushed_at', null],
  ['pushed_message', 'pushed_at', null],
  ['tracking_event', 'happened_at', null],
  ['recording_listen', 'listened_at', 'call_id'],
] as const

/** Tables beside the facts whose rows belong to a call or session, by the column that names it. */
const OF_CALLS = [
  ['utterance', 'call_id'],
  ['prompt_judgement', 'call_id'],
  ['session_case', 'session_id'],
  ['annotation', 'session_id'],
] as const

type OfCalls = { table: string; column: 'call_id' | 'session_id' }

/** All tables whose rows belong to a call or session. */
export const CALL_TABLES: readonly OfCalls[] = [
  ...FACTS.flatMap(([table, , column]) => (column === null ? [] : [{ table, column }])),
  ...OF_CALLS.map(([table, column]) => ({ table, column })),
]
