const DIGITS = { day: 3, seat: 3, seatsFacts: 2, daysFacts: 4 }

type Running<Name extends string> = Readonly<Record<Name, () => string>>
/** The running numbers of what one seat does on one day. */
export type Numbers = Running<'call' | 'session' | 'shift' | 'violation' | 'recommendation' | 'use'>
/** Numbers for what the tenant does with its calls of a day. */
export type DayNumbers = Running<'evaluation' | 'audio'>

/** Numbers by day and seat, so that a day can be generated without the days before it, and a seat's without the others. */
export function createNumbers(day: number, seatIndex: number): Numbers {
  const running = (letter: string) =>
    ids(`${letter}${text(day, DIGITS.day)}${text(seatIndex, DIGITS.seat)}`, DIGITS.seatsFacts)
  return {
    call: running('c'),
    session: running('s'),
    shift: running('w'),
    violation: running('v'),
    recommendation: running('r'),
    use: running('u'),
  }
}

export function createDayNumbers(day: number): DayNumbers {
  const running = (letter: string) => ids(`${letter}${text(day, DIGITS.day)}`, DIGITS.daysFacts)
  return { evaluation: running('e'), audio: running('a') }
}

/** A sequence's short texts, alike in length so that they sort as they were made. */
function ids(prefix: string, digits: number): () => string {
  let last = 0
  return () => {
    last += 1
    return prefix + text(last, digits)
  }
}

const text = (number: number, digits: number): string => number.toString(36).padStart(digits, '0')
