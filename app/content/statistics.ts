/** The landing page's figures, edited here by the operator. */
export const STATISTICS = [
  { value: '267%', label: 'ROI' },
  { value: '40%', label: 'more leads' },
  { value: '24/7', label: 'answering' },
  { value: '85%', label: 'satisfaction' },
]
