import { BRIGHTCALL, businesses, businessName, LARKFIELD } from '../base/companies.ts'
import { currentTime, daysOfRange, startTime, today } from '../base/days.ts'
import { figure } from '../base/figures.ts'
import { code200, status0, success } from '../http/envelopes.ts'
import { cutPage } from '../http/paging.ts'
import { get, post, type Route } from '../http/router.ts'

type Message = {
  id: number
  push_time: number
  business_type_id: number
  business_type_name: string
  is_cron: 0 | 1
  push_user_name: string
  trigger_id: string
  msg_rule_code: string
  url: string
}

const RULES = ['daily-quality-digest', 'serious-violation', 'unanswered-callbacks'] as const
const CREATORS: Record<number, string> = { [LARKFIELD]: 'Marek Lind', [BRIGHTCALL]: 'Piet Vos' }
const MESSAGES_OF_A_BUSINESS = 8

/** A message every nine hours for each business, the newest first. */
function createMessages(): Message[] {
  return businesses
    .flatMap(({ id: business, tenantId }, index) =>
      Array.from({ length: MESSAGES_OF_A_BUSINESS }, (_, number): Message => {
        const rule = RULES[number % RULES.length] ?? RULES[0]
        return {
          id: 8_840_300 + index * 100 + number,
          push_time: currentTime() - number * 9 * 3600 - index * 60,
          business_type_id: business,
          business_type_name: businessName(business),
          is_cron: number % 2 === 0 ? 1 : 0,
          push_user_name: CREATORS[tenantId] ?? '',
          trigger_id: `trigger-${business}-${number}`,
          msg_rule_code: rule,
          url: 'https://messages.larkfield.example/digest',
        }
      }),
    )
    .toSorted((a, b) => b.push_time - a.push_time)
}

export function messageRoutes(): Route[] {
  const messages = createMessages()
  return [
    post('/api/user/mm_msg_log/list', ({ person, body }) => {
      const own = messages.filter(({ business_type_id: business }) => person.businessIds.includes(business))
      return success({ records: cutPage(own, body), total: own.length })
    }),
    post('/api/user/mm_msg/list', ({ person, body }) => {
      const business = body.number('businessTypeId')
      return status0({ records: person.businessIds.includes(business) ? [popupFor(business)] : [] })
    }),
    get('/api/dolphin-ai/stat/event_tracking/msg_push/stat', ({ query }) => {
      query.require('msgRuleCode')
      const trigger = query.requiredText('triggerId')
      const days = daysOfRange(query.requiredText('beginDay'), query.requiredText('endDay'))
      const records = days.map((day) => {
        const isOver = startTime(day) <= startTime(today())
        const touchedCnt = isOver ? figure(`${trigger}.${day}`, 4, 30) : 0
        return {
          day,
          touchedCnt,
          clickedCnt: Math.floor(touchedCnt / 2),
          viewedCnt: Math.floor(touchedCnt * 0.8),
        }
      })
      return code200({ records })
    }),
  ]
}

function popupFor(business: number): Record<string, unknown> {
  return {
    id: `popup-${business}`,
    payload: {
      title: 'Weekly digest',
      content: `<p>The digest of <b>${businessName(business)}</b> is ready.</p>`,
      msgId: String(8_840_300),
      msgRuleCode: RULES[0],
      triggerId: `trigger-${business}-0`,
      btnOptions: [
        { text: 'Open', action: 'OPEN_URL', link: 'https://messages.larkfield.example/digest' },
        { text: 'Later', action: 'TAB_SWITCH' },
      ],
    },
  }
}
