/** The figures on the landing page. The operator edits them here. */
export const STATISTICS = [
  { value: '267%', label: 'ROI' },
  { value: '40%', label: 'more leads' },
  { value: '24/7', label: 'answering' },
  { value: '85%', label: 'satisfaction' },
]
