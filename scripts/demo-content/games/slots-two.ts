/** Slots of the other seven studios. Format: see `read-games.ts`. */
export const SLOTS_TWO = `
# SALT
1086 adventure 0.10 hot | Captain Halfpenny | 半便士船长 | Thuyền Trưởng Nửa Xu | القبطان نصف قرش
1087 hold 0.50 | Octopus Pawnshop | 章鱼当铺 | Tiệm Cầm Đồ Bạch Tuộc | محل رهونات الأخطبوط
1088 ways 0.10 | Tides of Tin | 锡潮 | Thủy Triều Thiếc | مد القصدير
1089 cluster 0.05 | Seahorse Carousel | 海马旋转木马 | Vòng Xoay Cá Ngựa | دوامة أفراس البحر
1090 jackpot 0.75 hot | The Salt King's Vault | 盐王宝库 | Kho Báu Vua Muối | خزنة ملك الملح
1091 classic 0.01 | Harbour Bell | 港湾钟声 | Chuông Bến Cảng | جرس الميناء
1092 fruit 0.05 | Coconut Jetty | 椰子码头 | Cầu Tàu Dừa | رصيف جوز الهند
1093 ways 0.50 | Whale Road Atlas | 鲸路图志 | Bản Đồ Đường Cá Voi | أطلس درب الحيتان
1094 adventure 0.05 | Letters in Nine Bottles | 九瓶来信 | Thư Trong Chín Chai | رسائل في تسع زجاجات
1095 hold 0.10 | Lobster Bank Holiday | 龙虾假日 | Kỳ Nghỉ Tôm Hùm | عطلة الكركند
1096 classic 0.10 | Knots and Anchors | 绳结与锚 | Nút Thừng Và Neo | عقد ومراس
1097 cluster 0.10 | Jellyfish Lamps | 水母灯 | Đèn Sứa | مصابيح القناديل
1098 jackpot 1.00 | Pirate Tax Office | 海盗税局 | Sở Thuế Hải Tặc | مصلحة ضرائب القراصنة
1099 ways 0.01 | Mermaid's Metronome | 人鱼节拍器 | Nhịp Điệu Tiên Cá | مترونوم الحورية
# VESP
1100 classic 0.10 hot | Neon Noodle Bar | 霓虹面馆 | Quán Mì Neon | مطعم نودلز النيون
1101 ways 0.10 | Rooftop Eleven | 十一号天台 | Sân Thượng Mười Một | السطح الحادي عشر
1102 hold 0.50 | Midnight Locksmith | 午夜锁匠 | Thợ Khóa Nửa Đêm | صانع الأقفال الليلي
1103 jackpot 0.75 | Top Floor Fortune | 顶楼财运 | Vận May Tầng Thượng | حظ الطابق الأخير
1104 adventure 0.05 | Taxi to Tomorrow | 开往明日的出租车 | Taxi Đến Ngày Mai | تاكسي إلى الغد
1105 cluster 0.01 | Vending Machine Love | 贩卖机之恋 | Tình Ca Máy Bán Hàng | غرام آلة البيع
1106 ways 0.50 hot | Koi on Line Seven | 七号线锦鲤 | Cá Koi Tuyến Số Bảy | كوي الخط السابع
1107 classic 0.05 | Cassette Summer | 磁带之夏 | Mùa Hè Băng Cassette | صيف الكاسيت
1108 hold 0.10 | Laundromat Diamonds | 洗衣房钻石 | Kim Cương Tiệm Giặt | ألماس المغسلة
1109 adventure 0.10 | The Elevator Witch | 电梯女巫 | Phù Thủy Thang Máy | ساحرة المصعد
1110 jackpot 0.10 | Billboard Millionaire | 广告牌富翁 | Triệu Phú Bảng Quảng Cáo | مليونير اللوحة
1111 cluster 0.05 | Rain on Chrome Street | 铬街雨夜 | Mưa Phố Crôm | مطر شارع الكروم
1112 ways 1.00 | Subway Symphony | 地铁交响 | Giao Hưởng Tàu Điện | سيمفونية المترو
1113 classic 0.01 | Saxophone Sunday | 萨克斯周日 | Chủ Nhật Saxophone | أحد الساكسفون
# QUILL
1114 adventure 0.10 hot | Library of Compasses | 罗盘图书馆 | Thư Viện La Bàn | مكتبة البوصلات
1115 adventure 0.50 | Doctor Perihelion | 近日博士 | Tiến Sĩ Cận Nhật | الدكتور بيريهيليون
1116 hold 0.10 | The Brass Professor | 黄铜教授 | Giáo Sư Đồng Thau | البروفيسور النحاسي
1117 ways 0.05 | Cartographer's Folly | 制图师的幻想 | Giấc Mộng Họa Đồ | حماقة رسام الخرائط
1118 classic 0.01 | Inkwell Derby | 墨池赛马 | Đua Ngựa Lọ Mực | سباق المحابر
1119 jackpot 0.75 | Alchemist's Overtime | 炼金师的加班夜 | Ca Đêm Nhà Giả Kim | دوام الخيميائي الإضافي
1120 cluster 0.05 | Beaker Street | 烧杯街 | Phố Cốc Thí Nghiệm | شارع الدوارق
1121 ways 0.10 | Seven Sealed Letters | 七封密函 | Bảy Lá Thư Niêm Phong | سبع رسائل مختومة
1122 adventure 0.05 | Submarine Sonata | 潜艇奏鸣曲 | Bản Sonata Tàu Ngầm | سوناتا الغواصة
1123 hold 0.50 | Clockwork Parrot | 发条鹦鹉 | Vẹt Dây Cót | الببغاء الآلي
1124 classic 0.10 | Typewriter Rag | 打字机拉格 | Điệu Rag Máy Chữ | إيقاع الآلة الكاتبة
1125 ways 0.50 | Museum After Hours | 闭馆之后 | Bảo Tàng Sau Giờ Đóng | المتحف بعد الإغلاق
1126 jackpot 1.00 | Patent No. 88 | 88号专利 | Bằng Sáng Chế Số 88 | براءة الاختراع 88
# DRUM
1127 ways 0.10 hot | Paper Carnival | 纸上狂欢 | Lễ Hội Giấy Màu | كرنفال الورق
1128 classic 0.05 | Marimba Market | 马林巴集市 | Chợ Marimba | سوق الماريمبا
1129 fruit 0.10 | Mango Trumpet | 芒果小号 | Kèn Xoài | بوق المانجو
1130 hold 0.50 | Mask of Four Winds | 四风面具 | Mặt Nạ Bốn Gió | قناع الرياح الأربع
1131 cluster 0.01 | Maraca Monkeys | 沙锤猴 | Bầy Khỉ Maraca | قرود الماراكا
1132 jackpot 0.75 | Drumline Dynasty | 鼓阵王朝 | Triều Đại Trống | سلالة الطبول
1133 adventure 0.10 | Savanna Sleeper Car | 草原卧铺 | Toa Ngủ Thảo Nguyên | عربة نوم السافانا
1134 ways 0.50 | Fireworks for Celia | 献给西莉亚的烟花 | Pháo Hoa Cho Celia | ألعاب نارية لسيليا
1135 classic 0.10 | Accordion Street Dogs | 手风琴街犬 | Bầy Chó Phong Cầm | كلاب الأكورديون
1136 hold 0.05 | Toucan Bandleader | 巨嘴鸟指挥 | Nhạc Trưởng Chim Toucan | الطوقان قائد الفرقة
1137 ways 0.05 | Zebra Crossing Samba | 斑马线桑巴 | Samba Vạch Ngựa Vằn | سامبا ممر المشاة
1138 cluster 0.50 | Piñata Weather | 皮纳塔天气 | Trời Mưa Piñata | طقس البنياتا
1139 adventure 0.01 | Chameleon in Tails | 燕尾服变色龙 | Tắc Kè Đuôi Tôm | حرباء ببدلة سهرة
# MARI
1140 fruit 0.01 | Lime Regiment | 青柠军团 | Binh Đoàn Chanh | كتيبة الليمون
1141 fruit 0.05 hot | Papaya Penthouse | 木瓜阁楼 | Gác Mái Đu Đủ | علية البابايا
1142 fruit 0.10 | Lychee Lantern | 荔枝灯笼 | Lồng Đèn Vải Thiều | فانوس الليتشي
1143 fruit 0.50 | Dragonfruit Daily | 火龙果日报 | Nhật Báo Thanh Long | يومية فاكهة التنين
1144 classic 0.10 | Saffron Ferry | 藏红花渡船 | Phà Nghệ Tây | عبارة الزعفران
1145 hold 0.10 hot | Cinnamon Vault | 肉桂金库 | Hầm Quế | خزنة القرفة
1146 cluster 0.05 | Jellybean Bazaar | 软糖集市 | Chợ Kẹo Dẻo | بازار الحلوى
1147 cluster 0.01 | Pomegranate Pinball | 石榴弹珠 | Bi Lựu | كرات الرمان
1148 jackpot 0.75 | Pineapple Millionaires | 菠萝富翁 | Triệu Phú Dứa | أثرياء الأناناس
1149 ways 0.10 | Date Palm Avenue | 椰枣大道 | Đại Lộ Chà Là | شارع النخيل
1150 fruit 0.75 | Durian Duel | 榴莲对决 | Quyết Đấu Sầu Riêng | مبارزة الدوريان
1151 classic 0.05 | Grandma's Pickle Jar | 外婆的泡菜坛 | Hũ Dưa Của Bà | مرطبان الجدة
1152 ways 0.50 | Chilli Cartwheel | 辣椒侧手翻 | Ớt Lộn Nhào | شقلبة الفلفل
1153 hold 1.00 | Honeydew Heist | 蜜瓜大劫案 | Phi Vụ Dưa Lưới | سرقة الشمام
# NINE
1154 jackpot 0.10 hot | Nine Bells of Fortune | 九钟纳福 | Chín Chuông Cầu Phúc | أجراس الحظ التسعة
1155 classic 0.05 | Abacus & Oranges | 算盘与橘 | Bàn Tính Và Cam | معداد وبرتقال
1156 ways 0.10 | Turtle Carries Luck | 灵龟驮福 | Rùa Cõng Lộc | السلحفاة حاملة الحظ
1157 hold 0.50 | Corner Shop Fortune | 小店财神 | Thần Tài Góc Phố | رزق الدكان
1158 fruit 0.01 | Tangerine Gate | 蜜柑门 | Cổng Quýt | بوابة اليوسفي
1159 cluster 0.10 | Jade Marbles | 翡翠弹珠 | Bi Ngọc | كرات اليشم
1160 jackpot 0.75 hot | Toad of Ten Thousand | 万金蟾 | Thiềm Thừ Vạn Lộc | ضفدع العشرة آلاف
1161 ways 0.05 | Eight Carp Leaping | 八鲤跃门 | Tám Cá Vượt Vũ Môn | ثماني شبوطات قافزة
1162 adventure 0.10 | Monk and Mule | 僧与骡 | Nhà Sư Và Con La | الراهب والبغل
1163 hold 0.10 | Treasure Cabinet 88 | 多宝阁88 | Tủ Báu 88 | خزانة الكنوز 88
1164 classic 0.50 | Silver Ingot Express | 银锭快递 | Tốc Hành Thỏi Bạc | قطار سبائك الفضة
1165 ways 1.00 | Dragon's Day Off | 龙的假日 | Ngày Nghỉ Của Rồng | إجازة التنين
1166 cluster 0.50 | Incense and Rain | 香与雨 | Hương Trầm Và Mưa | بخور ومطر
# DUSK
1167 adventure 0.10 | Lamplighter's Riddle | 点灯人之谜 | Câu Đố Người Thắp Đèn | لغز مشعل الفوانيس
1168 ways 0.10 hot | Masquerade at Nine | 九点假面会 | Vũ Hội Lúc Chín Giờ | حفل أقنعة في التاسعة
1169 hold 0.50 | The Polite Vampire | 彬彬有礼的吸血鬼 | Ma Cà Rồng Lịch Sự | مصاص الدماء المهذب
1170 jackpot 0.75 | The Crimson Attic | 绯红阁楼 | Gác Xép Đỏ Thẫm | العلية القرمزية
1171 cluster 0.05 | Ghosts on Roller Skates | 溜冰鬼 | Ma Trượt Patin | أشباح على زلاجات
1172 classic 0.01 | Ravens & Ribbons | 渡鸦与缎带 | Quạ Và Ruy Băng | غربان وأشرطة
1173 adventure 0.50 | The Puppet Inspector | 木偶探长 | Thanh Tra Con Rối | مفتش الدمى
1174 ways 0.05 | Foghorn Detective | 雾笛侦探 | Thám Tử Còi Sương | محقق الضباب
1175 hold 0.10 | Three Locked Doors | 三扇锁门 | Ba Cánh Cửa Khóa | ثلاثة أبواب مقفلة
1176 fruit 0.10 | Midnight Apple Bakery | 午夜苹果烘焙坊 | Tiệm Bánh Táo Nửa Đêm | مخبز تفاح منتصف الليل
1177 jackpot 1.00 | Auction of Shadows | 暗影拍卖会 | Đấu Giá Bóng Đêm | مزاد الظلال
1178 ways 0.50 | Clocktower Cats | 钟楼群猫 | Mèo Tháp Đồng Hồ | قطط برج الساعة
1179 cluster 0.01 | Candle Wax Imps | 烛泪小鬼 | Tiểu Quỷ Sáp Nến | عفاريت الشمع
`;
