/** Figures of a seat's day in the order of its card; their thresholds have the same names (WORK-037, WORK-038). */
export const SEAT_FIGURES = ['callCnt', 'talkCnt', 'talkRate', 'talkTime', 'avgTalkTime', 'foulCnt'] as const
export type SeatFigure = (typeof SEAT_FIGURES)[number]
