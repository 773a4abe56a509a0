/** Tabs of the page of voice analytics in demo mode: its figures, and two with invented ones (RPT-073). */
export const PAGE_TABS = ['figures', 'insights', 'sentiments'] as const
export type SampleTab = Exclude<(typeof PAGE_TABS)[number], 'figures'>
