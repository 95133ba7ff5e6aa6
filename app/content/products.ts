import { CalendarHeart, ConciergeBell, type LucideIcon, Search } from 'lucide-react'

type Product = { name: string; status: 'Available Now' | 'Coming Soon'; text: string; icon: LucideIcon }

export const PRODUCTS: Product[] = [
  {
    name: 'ChatBot AI',
    status: 'Available Now',
    text: 'Answers the people on your website from your own services, hours and prices, and takes their details for you.',
    icon: ConciergeBell,
  },
  {
    name: 'SEO AI',
    status: 'Coming Soon',
    text: 'Helps the people nearby who search for what you do find your site before someone else’s.',
    icon: Search,
  },
  {
    name: 'Social AI',
    status: 'Coming Soon',
    text: 'Keeps your pages fresh and answers messages there the way you would.',
    icon: CalendarHeart,
  },
]
