import { CalendarHeart, ConciergeBell, type LucideIcon, Search } from 'lucide-react'

type Product = { name: string; status: 'Available Now' | 'Coming Soon'; text: string; icon: LucideIcon }

export const PRODUCTS: Product[] = [
  {
    name: 'ChatBot AI',
    status: 'Available Now',
    text: 'Answers the people on your website and takes their details for you.',
    icon: ConciergeBell,
  },
  {
    name: 'SEO AI',
    status: 'Coming Soon',
    text: 'Helps people nearby find you first.',
    icon: Search,
  },
  {
    name: 'Social AI',
    status: 'Coming Soon',
    text: 'Keeps your pages fresh and replies for you.',
    icon: CalendarHeart,
  },
]
